// What has to be done before Python runs: this chooses the language of the words on the first paint,
// and asks for what the game in the address needs. app/watch.js watches over the start.
(() => {
  "use strict";
  // What takes longest is under way while everything else arrives: the interpreter's code and the
  // picture of its memory (app/browser/interpreter.mjs takes them). The loose tree names neither.
  const root = document.documentElement;
  const {wasm, picture, archives: archiveOf, roomStyles, watch} = document.currentScript.dataset;
  if (picture && !root.dataset.cause) {
    window.underWay = {module: WebAssembly.compileStreaming(fetch(wasm)), picture: fetch(picture)};
    for (const awaited of Object.values(underWay)) awaited.catch(() => {});  // told of where it is taken
  }

  // `make sources` writes both: what is said before Python runs, in each language, and the archive
  // that brings the room and the words of each game beside the necklace.
  const firstWords = JSON.parse(document.querySelector("script[type='application/json']").textContent);
  const INTRO_MS = 1800;

  // A policy of the host's may have kept it from running where it stands, in the page.
  if (!window.failStart) {
    window.early = [];  // what it has to know of when it comes
    const keep = (event) => early.push(event);
    for (const kind of ["error", "securitypolicyviolation"]) addEventListener(kind, keep, true);
    document.addEventListener("load", keep, true);
    window.watchCame = new Promise((resolve) => document.head.append(Object.assign(
      document.createElement("script"), {src: watch, onload: resolve, onerror: resolve})));
  }

  // What JavaScript throws ends the MicroPython that called it, past every "except". So what a
  // browser may refuse is called through here: [answer], or [] when it was refused. Python's None is
  // null; undefined is something else to MicroPython.
  window.attempt = (owner, method, ...values) => {
    try {
      return [window[owner][method](...values) ?? null];
    } catch {
      return [];
    }
  };

  // The one reader of addresses, for this script and for Python (app/browser/address.py): [name,
  // value] of each parameter, of a repeated name the first. On its way a link is sometimes escaped
  // again, for an address, for HTML or for a script. No value of ours holds a sign that needs it,
  // so all of it is undone, up to LEVELS times; what stands in the address unescaped goes first.
  const LEVELS = 4;
  const LONGEST = 320;
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

  // How fast things move, where that was chosen by hand: it goes before what the system asks for. An
  // earlier version kept "normal" as "speed" also where nothing had been chosen.
  const [kept] = attempt("JSON", "parse", ...attempt("localStorage", "getItem", "cyclomind.settings"));
  const speed = kept?.animation ?? kept?.speed;
  if (["fast", "off"].includes(speed) || kept?.animation === "normal") root.dataset.speed = speed;

  // Light or dark, likewise; what the browser paints around the page follows (app/browser/theme.py).
  const theme = kept?.theme;
  if (/^(light|dark)$/.test(theme)) root.style.colorScheme = theme;

  // The style sheet shows the skeleton of the game that is asked for.
  // A necklace whose ring stays quiet has a room of its own, which no name asks for.
  const game = (asked.game || asked.turn === "off" && "quiet" || "").toLowerCase();
  const archive = new URLSearchParams(archiveOf).get(game);
  if (archive) {
    root.dataset.game = game;
    root.dataset.archive = archive;
    // The rooms' own style sheets, which the home page does without.
    window.roomStyled = Promise.all(roomStyles.split(" ").map((path) => new Promise((resolve) => {
      const sheet = document.createElement("link");
      document.head.append(Object.assign(sheet, {rel: "stylesheet", href: path, onload: resolve}));
    })));
  }

  for (const name of ["embed", "intro", "offline"]) if (asked[name] === "1") root.dataset[name] = "on";

  if ("r" in asked) root.dataset.r = asked.r;  // app/second_load/watching.py

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

  if (root.lang !== "en") {
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      // The page says it in English, and hides it from everybody else until now.
      const words = document.querySelector(".while-loading");
      words.textContent = firstWords[root.lang].loading;
      words.removeAttribute("lang");
    });
  }
})();
