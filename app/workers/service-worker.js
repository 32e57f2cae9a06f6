// Keeps the game on the device: after one visit it starts and plays without a network, and no page
// ever meets a file of another build. docs/offline.md tells how; tools/offline.py writes the three
// constants.
"use strict";

const BUILD = "";
// What any room asks for: addresses that say which content they mean, each with its checksum.
const FILES = {};
// What the thinking worker is made of: large, so kept only once it was used.
const THINKING = [];

const PAGE = "./";
// Who uses an older build: kept beside it, so that it can still be told from one half installed.
const LIST = "thinking.list";

// Other copies of the game, and other programs, may share the origin and with it the caches.
const OURS = `cyclomind ${registration.scope} `;
const SHELL = OURS + BUILD;
const THOUGHT = `${OURS}thinking`;

const address = (path) => new URL(path, registration.scope).href;

const addressesIn = async (cache) => new Set((await cache.keys()).map(({url}) => url));

const file = async (path) => {
  const answer = await fetch(address(path), {integrity: FILES[path]});
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  return answer;
};

// The one address that all builds share. What does not name this build is not its page. A copy
// forgets redirects: browsers refuse them as the answer to a navigation.
const page = async () => {
  const answer = await fetch(address(PAGE), {cache: "reload"});
  const text = await answer.text();
  if (!answer.ok || !text.includes(`data-build="${BUILD}"`)) throw new Error("another build");
  return new Response(text, {headers: answer.headers});
};

// Get what is missing of this build, the page last: a build that has its page is complete.
const complete = async () => {
  const shell = await caches.open(SHELL);
  const there = await addressesIn(shell);
  const missing = (path) => !there.has(address(path));
  const got = await Promise.allSettled(Object.keys(FILES).filter(missing).map(async (path) => {
    // An older build may have the same file.
    await shell.put(address(path), await caches.match(address(path)) || await file(path));
  }));
  for (const {reason} of got) if (reason) throw reason;
  if (missing(LIST)) await shell.put(address(LIST), new Response(JSON.stringify(THINKING)));
  if (missing(PAGE)) await shell.put(address(PAGE), await page());
};

// Forget all builds but this one and the one before, whose pages may still be open.
const tidy = async () => {
  const needed = new Set(THINKING.map(address));
  let before = null;
  for (const name of (await caches.keys()).reverse()) {
    if (!name.startsWith(OURS) || name === SHELL || name === THOUGHT) continue;
    const older = await caches.open(name);
    if (before || !await older.match(address(PAGE))) {
      await caches.delete(name);
    } else {
      before = name;
      const list = await older.match(address(LIST));
      for (const path of await list.json()) needed.add(address(path));
    }
  }
  const thought = await caches.open(THOUGHT);
  for (const url of await addressesIn(thought)) {
    if (!needed.has(url)) await thought.delete(url);
  }
};

// What app/browser/offline.py wants to know.
const state = async () => {
  const shell = await addressesIn(await caches.open(SHELL));
  const thought = await addressesIn(await caches.open(THOUGHT));
  return {
    build: BUILD,
    ready: [PAGE, ...Object.keys(FILES)].every((path) => shell.has(address(path))),
    thinking: THINKING.every((path) => thought.has(address(path))),
  };
};

const tell = async (pages) => {
  const now = await state();
  for (const one of pages) one.postMessage(now);
};

const tellAll = async () => tell(await clients.matchAll({includeUncontrolled: true}));

const kept = async (url) => {
  try {
    return await caches.match(url, {cacheName: SHELL, ignoreVary: true})
      || await caches.match(url, {ignoreVary: true});
  } catch {
    return undefined;  // the browser cannot read its own memory: as good as none
  }
};

const keepThought = async (url, answer) => {
  try {
    await (await caches.open(THOUGHT)).put(url, answer);
    await tellAll();
  } catch {
    // No room for it: the thinking needs the network, as before.
  }
};

const answerFor = async (event, url) => {
  const known = await kept(url);
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.ok && THINKING.some((path) => address(path) === url)) {
    event.waitUntil(keepThought(url, answer.clone()));
  }
  return answer;
};

addEventListener("install", (event) => {
  event.waitUntil(complete().then(() => skipWaiting(), async (reason) => {
    await caches.delete(SHELL);
    throw reason;
  }));
});

addEventListener("activate", (event) => {
  event.waitUntil(tidy().finally(() => clients.claim()).finally(tellAll));
});

// A page asks how things stand; files that the browser has dropped are fetched again then.
addEventListener("message", (event) => {
  event.waitUntil(complete().catch(() => {}).then(() => tell([event.source])));
});

addEventListener("fetch", (event) => {
  const {request} = event;
  const url = request.url.replace(/#.*/, "");
  if (request.method !== "GET" || !url.startsWith(registration.scope)) return;
  if (request.mode !== "navigate") {
    event.respondWith(answerFor(event, url));
  } else if ([PAGE, "index.html"].map(address).includes(url.replace(/\?.*/, ""))) {
    // One page for every game and puzzle: Python reads the address.
    event.respondWith(kept(address(PAGE)).then((known) => known || fetch(request)));
  }
});
