// What app/browser/interpreter.mjs needs of a page, for Node: a document, fetch for files, and a way to
// see the memory of the MicroPython that it starts.
import {readFile} from "node:fs/promises";
import {fileURLToPath} from "node:url";

// MicroPython asks these where it is. They say: in a browser.
process.type = "renderer";
globalThis.window = globalThis;
globalThis.document = {documentElement: {lang: "en", dataset: {}}};

export const fileAt = async (url) => {
  const type = url.pathname.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(await readFile(fileURLToPath(url)), {headers: {"Content-Type": type}});
};
globalThis.fetch = fileAt;

export const hold = (truth, otherwise) => {
  if (!truth) throw new Error(otherwise);
};

// Start the interpreter of a site; return {python, exports, empty}: what PyScript gets, the wasm's
// exports, and a copy of the memory before MicroPython wrote its first byte into it.
// importing(name, f): what the wasm gets for each function that it imports.
export const startedAsPage = async (interpreter, importing = (name, f) => f) => {
  const seen = {};
  const {instantiate} = WebAssembly;
  const given = (functions) =>
    Object.fromEntries(Object.entries(functions).map(([name, f]) => [name, importing(name, f)]));
  WebAssembly.instantiate = async (module, imports) => {
    if (!imports.env?.mp_js_time_ms) return instantiate(module, imports);  // something of Node's own
    const spaces = Object.entries(imports).map(([space, functions]) => [space, given(functions)]);
    const {exports} = await instantiate(module, Object.fromEntries(spaces));
    seen.exports = exports;
    const mp_js_init = (...sizes) => {
      seen.empty = new Uint8Array(exports.memory.buffer).slice();
      return exports.mp_js_init(...sizes);
    };
    return {exports: {...exports, mp_js_init}};
  };
  try {
    const {loadMicroPython} = await import(interpreter);
    seen.python = await loadMicroPython();
  } finally {
    WebAssembly.instantiate = instantiate;
  }
  return seen;
};

// Node would show the line of MicroPython's script that threw, and there is but one.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error?.stack ?? error}\n`);
  process.exit(1);
});
