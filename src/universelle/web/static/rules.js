/** The page of the rules: it can be searched. Whoever follows a link to a chapter sees all of them again. */

import { leave } from "./finding.js";

document.documentElement.classList.add("js");
document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest('a[href^="#"]')) leave();
});
