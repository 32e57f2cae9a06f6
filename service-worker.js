// The sources are kept by no browser. A browser that has the built site of the same address kept for
// playing offline asks here for a newer worker, and gets one that removes itself and what was kept.
"use strict";

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(`cyclomind ${registration.scope} `)) await caches.delete(name);
    }
    await registration.unregister();
    for (const page of await clients.matchAll({type: "window"})) await page.navigate(page.url);
  })());
});
