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

  // What JavaScript throws ends the MicroPython that called it, past every "except". So what a
  // browser may refuse is called through here: [answer], or [] when it was refused.
  window.attempt = (owner, method, ...values) => {
    try {
      return [window[owner][method](...values)];
    } catch {
      return [];
    }
  };

  // The one reader of addresses, for this script and for Python (app/browser/address.py): [name,
  // value] of each parameter, of a repeated name the first. On its way a link is sometimes escaped
  // again, for an address, for HTML or for a script. No value of ours holds a sign that needs it,
  // so all of it is undone, up to LEVELS times; what stands in the address unescaped goes first.
  const LEVELS = 4;
  const LONGEST = 99;
  // What is dropped from the end of a value: nothing; what text programs glue to a link; and "-" and
  // "_" as well, in which some codes end.
  const GLUED = ["", "_-", ""].map((kept) => `[^\\p{L}\\p{M}\\p{N}\\p{So}${kept}]`)
    .map((other, i) => i ? new RegExp(`${other}*["<>].*|${other}+$`, "su") : /$^/);
  const marks = (text) => text
    .replace(/(?:[%\\]u00|&#x0*)([\da-f]{2});?|&#0*(\d\d);?/gi, (_, hex, decimal) =>
      String.fromCharCode(hex ? parseInt(hex, 16) : decimal))
    .replace(/\p{Cf}/gu, "");  // invisible
  const undone = (text) => marks(text.replace(/(%[\da-f]{2})+/gi, (run) =>
    attempt("window", "decodeURIComponent", run)[0] ?? run));
  window.readAddress = (glued) => {
    const found = {__proto__: null};
    // The browser takes what follows "&#38;", which is "&" in HTML, for a fragment.
    let text = marks(location.search + (/^#x?[\da-f]+;/i.test(location.hash) ? location.hash : ""));
    for (let level = 0; level < LEVELS; level++) {
      for (const part of text.split(/[?&;#]/)) {
        let [name, ...value] = part.slice(0, LONGEST).split("=");
        name = name.trim().toLowerCase().replace(/^(amp)+/, "");
        if (!name || name in found) continue;
        value = value.join("=");
        for (let inner = level; inner < LEVELS; inner++) value = undone(value);
        found[name] = value.split(/[?&;#]/)[0].replace(GLUED[glued], "");
      }
      text = undone(text);
    }
    return Object.entries(found);
  };

  const asked = Object.fromEntries(readAddress(2));

  // The address goes before what was chosen by hand (app/browser/language.py), that before the
  // browser's own list. Only a language that the address names stays in the links of the page.
  const known = (tag) => Object.keys(firstWords).find((one) => one === (tag || "").slice(0, 2).toLowerCase());
  if (known(asked.lang)) root.dataset.lang = known(asked.lang);
  const wished = [asked.lang, ...attempt("localStorage", "getItem", "cyclomind.language"), ...(navigator.languages || [])];
  root.lang = wished.map(known).find(Boolean) || "en";

  // The style sheet shows the skeleton of the game that is asked for.
  const game = (asked.game || "").toLowerCase();
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

  for (const name of ["embed", "intro", "offline"]) if (asked[name] === "1") root.dataset[name] = "on";

  // In another page's frame: without header, as high as its content, perhaps after a short intro.
  // Its links add nothing to the history of that page.
  if (root.dataset.embed) {
    addEventListener("click", (event) => {
      const {href} = event.target.closest?.("a[href]") || {};
      const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented);
      if (!plain || !href?.startsWith(new URL(".", location))) return;
      event.preventDefault();
      location.replace(href);
    });
  }
  if (root.dataset.intro) {
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
