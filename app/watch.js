// Looks at what the start needs, watches over it, and says why it cannot go on. It stands in the page
// itself (tools/watch.py puts it there), so that it is there when nothing else is. Where a policy of
// the host lets no script inside a page run, app/boot.js has it fetched as a file.
(() => {
  "use strict";
  const PATIENCE_MS = 16000;
  const PROBE_MS = 3000;  // for each question that is asked afterwards
  // What a policy has to allow, where that is more than 'self'.
  const NEEDED = {
    "script-src": "script-src 'self' 'unsafe-eval'",
    "require-trusted-types-for": "innerHTML (require-trusted-types-for)",
  };
  const root = document.documentElement;
  const {dataset} = root;
  dataset.watched = "";  // the style sheet shows the words for a page without scripts no more

  const base = new URL(".", location).href;
  const short = (url) => url.startsWith(base) ? url.slice(base.length) : url;
  // A host may put more into a page than ours.
  const isOurs = (url) => /^(app|runtime)\//.test(short(url));
  const whole = (element) => element.src || element.href;
  // The parts of the page, those that parts import, and data.
  const LOUD = "script[src], link[rel=stylesheet]";
  const FILES = `${LOUD}, link[rel=modulepreload]`;
  const ALL = `${FILES}, link[rel=preload]`;
  const named = (selector) => [...document.querySelectorAll(selector)].map(whole).filter(isOurs);
  // What app/browser/interpreter.mjs asks for by itself.
  window.awaited = new Set();

  // boot.js knows the language, if it came.
  const language = (known) => {
    if (window.readAddress) return root.lang;
    let chosen;
    try {
      chosen = localStorage.getItem("cyclomind.language");
    } catch {}  // forbidden
    const [, asked] = /[?&]lang=(\w+)/i.exec(location.search) || [];
    return [asked, chosen, ...(navigator.languages || [])]
      .map((tag) => (tag || "").slice(0, 2).toLowerCase()).find((tag) => known[tag]) || "en";
  };

  const made = (tag, text, more) => Object.assign(document.createElement(tag), {textContent: text}, more);

  // Trying again helps against none of these: somebody has to change something first.
  const LASTING = ["browser", "disk", "loose", "policy", "sandbox", "type", "wasm"];

  const show = (key, blanks, detail) => {
    let place = document.getElementById("failure");
    if (!place) {
      // The page has not come as far, since a part of its head is missing.
      stop();
      if (!document.body) root.append(document.createElement("body"));
      place = made("div", "", {id: "failure", className: "failure"});
      document.body.append(place);
    }
    const known = JSON.parse(document.querySelector("script[type='application/json']").textContent);
    root.lang = language(known);
    const words = known[root.lang];
    const name = key === "failed" ? key : `failed.${key}`;
    const said = [made("p", words[name].replace(/\{(\w+)\}/g, (_, blank) => blanks[blank]))];
    if (detail) said.push(made("p", detail, {className: "detail"}));
    if (key === "slash") {
      said.push(made("a", blanks.address, {href: blanks.address}));
    } else if (!LASTING.includes(key)) {
      const retry = made("button", words["failed.retry"], {type: "button", className: "main-action"});
      retry.addEventListener("click", async () => {
        retry.disabled = true;
        // The browser's cache may hold what was damaged or refused.
        const anew = async (url) => (await asked(url, "reload")).blob();
        if (!mayStart()) await Promise.allSettled([...named(ALL), ...awaited].map(anew));
        location.reload();
      });
      said.push(retry);
    }
    place.setAttribute("role", "alert");
    place.replaceChildren(...said);
  };

  // data-cause is the key of what was said; "unknown" while that is being found out.
  // What was only late may still come, and then the game begins.
  window.mayStart = () => ["slow", "connection"].includes(dataset.cause ?? "slow");
  const isOver = () => dataset.state === "ready" || !mayStart() && dataset.cause !== "unknown";

  // key: the end of a key "failed.…" of the words. For app/browser/notice.py, too.
  window.failStart = (key, blanks, detail) => {
    if (isOver()) return;
    if (key === "policy" && self.origin === "null") {
      key = "sandbox";  // in which some browsers take nothing for the page's own
      blanks = {address: location.href};
    }
    dataset.cause = key;
    dataset.state = "failed";
    const isLate = mayStart();
    const say = () => {
      // A style sheet that does not come would hold up what is to be said.
      for (const sheet of document.querySelectorAll("link[rel=stylesheet]")) {
        if (sheet.sheet || !isLate) continue;
        sheet.remove();
        dataset.cause = "unstyled";  // too late for a game
      }
      show(key, blanks, detail);
    };
    if (isLate || document.readyState !== "loading") {
      say();
    } else {
      document.addEventListener("DOMContentLoaded", say);
      setTimeout(() => document.readyState === "loading" && say(), PROBE_MS);
    }
  };

  const asked = (url, cache) => fetch(url, {cache, signal: AbortSignal.timeout(PROBE_MS)});
  const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  const answers = () => asked(location.href, "no-store").then(() => true, () => false);

  // Relative addresses lead elsewhere from a folder's name without the slash.
  const withSlash = async () => {
    if (/(\/|\.html?)$/.test(location.pathname)) return undefined;
    const address = `${location.origin}${location.pathname}/`;
    const game = address + location.search + location.hash;
    try {
      const answer = await asked(address, "no-store");
      // Some hosts send everybody back to the name without the slash.
      if (answer.ok && new URL(answer.url).pathname.endsWith("/")) location.replace(game);
    } catch {}  // then the reader may try
    return ["slash", {address: game}];
  };

  const SCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/i;
  const STYLE = /^text\/css\b/i;
  const expected = (url) => /\.m?js$/.test(url) ? SCRIPT : /\.css$/.test(url) ? STYLE : /^/;

  // Return the key of what is wrong with a file and its blanks, or undefined.
  const fault = async (url) => {
    const file = short(url);
    const [slow, damaged] = [["slow", {file}], ["damaged", {file}]];
    let answer, size;
    try {
      answer = await asked(url, "no-store");
    } catch (error) {
      if (!await answers()) return ["connection"];
      return error.name === "TimeoutError" ? slow : ["blocked", {file}];
    }
    if (!answer.ok) return await withSlash() || ["missing", {file, status: answer.status}];
    const type = answer.headers.get("content-type") || "?";
    if (!expected(url).test(type)) return await withSlash() || ["type", {file, type}];
    try {
      size = (await answer.arrayBuffer()).byteLength;
    } catch (error) {
      return error.name === "TimeoutError" ? slow : damaged;
    }
    const sizes = JSON.parse(document.querySelector("[data-sizes]")?.dataset.sizes || "{}");
    return size && size === (sizes[file] ?? size) ? undefined : damaged;
  };

  const SMALLEST_WASM = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
  // WebKit refuses nothing but this.
  const isWasmAllowed = () => WebAssembly.instantiate(SMALLEST_WASM).then(() => true, () => false);

  // Find out why the start has failed and say it. url: what has not come or cannot be used, if known;
  // otherwise: the key if nothing is wrong with any file.
  window.findWhy = async (url, otherwise = "failed", detail = "") => {
    if (isOver() || dataset.cause === "unknown") return;
    dataset.cause = "unknown";
    if (self.origin === "null") {
      failStart("sandbox", {address: location.href});
      return;
    }
    const suspects = new Set([...(url ? [url] : []), ...named(FILES)]);
    const found = (await Promise.all([...suspects].map(fault))).find(Boolean);
    await after(50);  // a policy that was violated is told a moment later
    if (!found && !await isWasmAllowed()) {
      failStart("policy", {policy: NEEDED["script-src"]});
      return;
    }
    const isBare = !dataset.build && (!found || /^runtime/.test(found[1]?.file));
    const [key, blanks] = isBare ? ["loose"] : found || [otherwise];
    failStart(key, blanks, found ? "" : detail);
  };

  // A host may add rules of its own after the last one of ours.
  const hasEnd = ({cssRules}) => [...cssRules].some(({selectorText}) => selectorText === ".end");
  const isPart = (target) => target?.matches?.(LOUD) && isOurs(whole(target));

  const hear = {
    // Of a part that is missing, and what a part throws.
    error({target, filename, error}) {
      if (dataset.state === "ready") return;
      if (isPart(target)) findWhy(whole(target));
      if (!named(FILES).includes(filename)) return;
      // A file that is well and cannot be read is too new for the browser.
      const isUnread = dataset.build && error instanceof SyntaxError;
      findWhy(filename, isUnread ? "browser" : "failed", String(error));
    },
    // An empty or shortened file is no error to the browser.
    async load({target}) {
      if (dataset.state === "ready" || !isPart(target)) return;
      const isWhole = () => target.dataset.archives ? window.readAddress
        : target.src ? !/interpreter/.test(target.src) || window.bringModules
        : !dataset.build || self.origin === "null" || hasEnd(target.sheet);
      if (isWhole()) return;
      if (target.src) await after(500);  // WebKit says so of a module before it has run
      if (isWhole()) return;
      findWhy(whole(target));
      if (target.sheet) target.remove();  // half of it would show half of a page
    },
    securitypolicyviolation({disposition, effectiveDirective, blockedURI}) {
      const directive = effectiveDirective.replace(/-(elem|attr)$/, "");
      if (disposition !== "enforce" || !/^(script|style|connect)-src$|^require/.test(directive)) return;
      if (!isOurs(blockedURI) && !/^(wasm-)?eval$|^trusted/.test(blockedURI)) return;
      failStart("policy", {policy: NEEDED[directive] ?? `${directive} 'self'`});
    },
  };
  // Events of elements do not bubble, and "load" does not even come to the window.
  for (const [kind, act] of Object.entries(hear)) {
    (kind === "load" ? document : window).addEventListener(kind, act, true);
  }
  // As a file it came late: app/boot.js has kept what happened before.
  for (const event of window.early ?? []) hear[event.type](event);

  setTimeout(async () => {
    if (isOver()) return;
    const entries = window.performance?.getEntriesByType?.("resource") ?? [];
    const arrived = entries.map(({name}) => name);
    const missing = [...named(FILES), ...named(ALL), ...awaited].find((url) => !arrived.includes(url));
    if (!await answers()) failStart("connection");
    else if (missing) failStart("slow", {file: short(missing)});
    else failStart("failed");
  }, PATIENCE_MS);

  if (/^(file|content):$/.test(location.protocol)) {
    failStart("disk");
  } else if (!window.WebAssembly) {
    failStart("wasm");
  } else if (!AbortSignal.timeout || !CSS.supports("color", "light-dark(red, red)")) {
    failStart("browser");
  } else {
    try {
      new WebAssembly.Module(SMALLEST_WASM);
    } catch {
      failStart("policy", {policy: NEEDED["script-src"]});
    }
  }
})();
