// Cyclomind on any web page:
//
//   <script src="https://…/embed.js"></script>
//   <cyclo-mind game="mastermind" init-seed="4711" init-intro="false" lang="de"></cyclo-mind>
//
// docs/embedding.md says what each attribute does. The game runs in a frame of its own, so neither
// page can disturb the other; the frame tells its height and nothing else.
(() => {
  "use strict";
  // A module is not told its own address, except by what an error says of where it happened.
  const SOURCE = document.currentScript?.src || new Error().stack.match(/\w+:\/\/\S+?(?=:\d+:\d+)/)[0];
  const HOME = new URL(".", SOURCE);
  const HEIGHT_AT_FIRST = 560;
  // What says that the intro is not wanted; without the attribute it is.
  const OFF = /^\s*(false|off|no|0)\s*$/i;

  class CycloMind extends HTMLElement {
    #frame = null;
    #attributes = new MutationObserver(() => this.#show());
    #onMessage = ({source, data}) => {
      if (!this.#frame || source !== this.#frame.contentWindow || data?.sender !== "cyclomind") return;
      if (Number.isFinite(data.height)) this.#frame.style.height = `${Math.ceil(data.height)}px`;
    };

    connectedCallback() {
      this.#attributes.observe(this, {attributes: true});
      addEventListener("message", this.#onMessage);
      // A page may set the attributes right after it has inserted the element.
      queueMicrotask(() => this.#show());
    }

    disconnectedCallback() {
      this.#attributes.disconnect();
      removeEventListener("message", this.#onMessage);
      this.#frame = null;
      this.replaceChildren();
    }

    // With this, Element.moveBefore() moves the element and its game goes on.
    connectedMoveCallback() {}

    // Show the game that the attributes name, in a new frame: another address in the old one would
    // be an entry in the history of the page.
    #show() {
      if (!this.isConnected) return;
      const address = this.#address();
      if (this.#frame?.src !== address) {
        this.#frame = document.createElement("iframe");
        this.#frame.src = address;
        this.#frame.allow = "clipboard-write";
        this.#frame.style.cssText = `display: block; width: 100%; height: ${HEIGHT_AT_FIRST}px; border: 0`;
        this.style.display ||= "block";
        this.replaceChildren(this.#frame);
      }
      this.#frame.title = this.title || "Cyclomind";
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
      if (!OFF.test(this.getAttribute("init-intro"))) say("intro", "1");
      return address.href;
    }
  }

  if (!customElements.get("cyclo-mind")) customElements.define("cyclo-mind", CycloMind);
})();
