/** A position that is only looked at: its things can be asked about, rules and legend open beside it. */

import * as asking from "./asking.js";
import * as drawer from "./drawer.js";

document.documentElement.classList.add("js");
asking.watch();
drawer.watch();
