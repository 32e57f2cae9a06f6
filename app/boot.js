// The only script that is not Python. Python cannot say that Python did not arrive, so this
// chooses the language of the words on the first paint, and watches over the start.
(() => {
  "use strict";
  const LANGUAGES = ["en", "de"];
  const PATIENCE_MS = 20000;
  const root = document.documentElement;

  const asked = [new URLSearchParams(location.search).get("lang"), ...(navigator.languages || [])];
  root.lang = asked.map((tag) => (tag || "").slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag)) || "en";

  const giveUp = () => {
    if (root.dataset.state === "loading") root.dataset.state = "failed";
  };
  setTimeout(giveUp, PATIENCE_MS);
  // A script or style sheet that is blocked or missing says so at once; "error" does not bubble.
  addEventListener("error", (event) => {
    if (event.target instanceof HTMLScriptElement) giveUp();
  }, true);
  addEventListener("click", (event) => {
    if (event.target.closest("#retry-button")) location.reload();
  });
})();
