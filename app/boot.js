// The only script that is not Python. Python cannot say that Python did not arrive, so this
// chooses the language of the words on the first paint, asks for what the game in the address
// needs, and watches over the start.
(() => {
  "use strict";
  // What takes longest is under way while everything else arrives: the interpreter's code and the
  // picture of its memory (app/browser/interpreter.mjs takes them). The loose tree names neither.
  const {wasm, picture} = document.currentScript.dataset;
  if (picture) {
    window.underWay = {module: WebAssembly.compileStreaming(fetch(wasm)), picture: fetch(picture)};
    for (const awaited of Object.values(underWay)) awaited.catch(() => {});  // told of where it is taken
  }

  // `make sources` writes both: the first words in each language beside English, and the archive
  // that brings the room and the words of each game beside the necklace.
  const {languages, archives: archiveOf, roomStyles} = document.currentScript.dataset;
  const firstWords = {__proto__: null, en: null, ...JSON.parse(languages)};
  const PATIENCE_MS = 20000;
  const INTRO_MS = 1800;
  const root = document.documentElement;

  const parameters = new URLSearchParams(location.search);

  // What JavaScript throws ends the MicroPython that called it, past every "except". So what a
  // browser may refuse is called through here: [answer], or [] when it was refused.
  window.attempt = (owner, method, ...values) => {
    try {
      return [window[owner][method](...values)];
    } catch {
      return [];
    }
  };

  // The address goes before what was chosen by hand (app/browser/language.py), that before the
  // browser's own list.
  const asked = [parameters.get("lang"), ...attempt("localStorage", "getItem", "cyclomind.language"), ...(navigator.languages || [])];
  root.lang = asked.map((tag) => (tag || "").slice(0, 2).toLowerCase()).find((tag) => tag in firstWords) || "en";

  // The style sheet shows the skeleton of the game that is asked for.
  const game = parameters.get("game");
  const archive = new URLSearchParams(archiveOf).get(game);
  if (archive) {
    root.dataset.game = game;
    root.dataset.archive = archive;
    // The rooms' own style sheets, which the home page does without.
    for (const path of roomStyles.split(" ")) {
      const sheet = document.createElement("link");
      sheet.rel = "stylesheet";
      sheet.href = path;
      document.head.append(sheet);
    }
  }

  // In another page's frame: without header, as high as its content, perhaps after a short intro.
  if (parameters.get("embed") === "1") root.dataset.embed = "on";
  if (parameters.get("intro") === "1") {
    root.dataset.intro = "on";
    const end = () => delete root.dataset.intro;
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, end, {capture: true, once: true});
    setTimeout(end, INTRO_MS);
  }

  if (firstWords[root.lang]) {
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      // The page says them in English, and hides them from everybody else until now.
      for (const [key, words] of Object.entries(firstWords[root.lang])) {
        const element = document.querySelector(`[data-key="${key}"]`);
        element.textContent = words;
        element.removeAttribute("lang");
      }
    });
  }

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
