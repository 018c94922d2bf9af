/** What all pages but tables have: keys, and that they can be installed as an app. */

import { means } from "./keys.js";
import { registerApp } from "./registering.js";
import { openShortcuts } from "./shortcuts.js";

document.addEventListener("keydown", (event) => {
  if (means(event, "shortcuts")) void openShortcuts();
  if (means(event, "settings") && location.pathname !== "/settings")
    location.assign(`/settings?${new URLSearchParams({ after: location.pathname })}`);
});
registerApp();
