// Between PyScript's worker and Pyodide: starts the interpreter from a picture of its memory where
// the site has one, which is several times faster. tools/worker.py fills in the two addresses.
// The fragment of this module's own address names the channel on which the page listens.
import { loadPyodide as load, version } from "../../runtime/pyodide/pyodide.mjs";
// Pyodide would ask for it by a name whose ending some hosts do not know.
import createPyodideModule from "../../runtime/pyodide/pyodide.asm.mjs";

const SNAPSHOT = "";

const address = (path) => new URL(path, import.meta.url);
const channel = new BroadcastChannel(new URL(import.meta.url).hash.slice(1));

const checked = (answer) => {
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer;
};

// Some hosts declare a packed file to be compressed for the transfer: then the browser has unpacked it.
const unpacked = async (answer) => {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.buffer;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};

// Browsers compile what arrives only when the host names its type.
const typed = (answer) =>
  answer.url.endsWith(".wasm") ? new Response(answer.body, { headers: { "Content-Type": "application/wasm" } }) : answer;

// Asked for at once, beside the interpreter and not after it.
const memory = SNAPSHOT && fetch(address(SNAPSHOT)).then(checked).then(unpacked);

const starting = (bytes) => {
  channel.postMessage('{"stage": "starting"}');
  return bytes;
};

const loadPyodide = async (options) => {
  const indexURL = address("../../runtime/pyodide/").href;
  const picture = memory && { _loadSnapshot: memory.then(starting) };
  if (!memory) starting();
  // Pyodide waits for ever when its wasm is not there; so what it asks for is looked at here.
  const { fetch } = globalThis;
  try {
    return await new Promise((resolve, reject) => {
      globalThis.fetch = (...request) => {
        const answer = fetch(...request).then(checked).then(typed);
        answer.catch(reject);
        return answer;
      };
      load({ ...options, ...picture, indexURL, createPyodideModule }).then(resolve, reject);
    });
  } finally {
    globalThis.fetch = fetch;
  }
};

export { loadPyodide, version };
