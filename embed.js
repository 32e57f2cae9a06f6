// Cyclomind on any web page:
//
//   <script src="https://…/embed.js"></script>
//   <cyclo-mind game="mastermind" init-seed="4711" init-intro="false" lang="de"></cyclo-mind>
//
// docs/embedding.md says what each attribute does. The game runs in a frame of its own, so neither
// page can disturb the other; the frame tells its height and nothing else.
(() => {
  "use strict";
  const HOME = new URL(".", document.currentScript.src);
  const HEIGHT_AT_FIRST = 560;

  class CycloMind extends HTMLElement {
    connectedCallback() {
      const frame = document.createElement("iframe");
      frame.src = this.#address();
      frame.title = this.title || "Cyclomind";
      frame.allow = "clipboard-write";
      frame.style.cssText = `display: block; width: 100%; height: ${HEIGHT_AT_FIRST}px; border: 0`;
      this.style.display ||= "block";
      this.onMessage = ({source, data}) => {
        if (source !== frame.contentWindow || !data || data.sender !== "cyclomind") return;
        if (Number.isFinite(data.height)) frame.style.height = `${Math.ceil(data.height)}px`;
      };
      addEventListener("message", this.onMessage);
      this.replaceChildren(frame);
    }

    disconnectedCallback() {
      removeEventListener("message", this.onMessage);
      this.replaceChildren();
    }

    #address() {
      const address = new URL(HOME);
      const say = (name, value) => value && address.searchParams.set(name, value);
      say("game", this.getAttribute("game"));
      // What starts with init- is handed on by its own name: seed, size, n, c, s and so on.
      for (const {name, value} of this.attributes) {
        if (name.startsWith("init-") && name !== "init-intro") say(name.slice(5), value);
      }
      say("lang", this.getAttribute("lang"));
      say("embed", "1");
      if (this.getAttribute("init-intro") === "true") say("intro", "1");
      return address.href;
    }
  }

  if (!customElements.get("cyclo-mind")) customElements.define("cyclo-mind", CycloMind);
})();
