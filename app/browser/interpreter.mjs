// Between PyScript and MicroPython: starts the interpreter before PyScript asks for it, from a picture
// of its memory in which our modules are imported already, and the game with it. PyScript comes after
// the first move can be made, and takes over what is there (docs/architecture.md). tools/picture.py
// makes the picture and fills in the constants. In the loose tree they are empty: PyScript comes first.
import {loadMicroPython as load} from "../../runtime/micropython/micropython.mjs";

const WASM = "../../runtime/micropython/micropython.wasm";
// The picture that this module can restore.
const PICTURE = "";
// Files with some of our modules, by name (tools/archive.py).
const ARCHIVES = {};
const PYSCRIPT = "";

const asked = async (url) => {
  globalThis.awaited?.add(url.href);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  return answer;
};

// What a file is used for; an error says which file it was.
const using = async (path, use) => {
  const url = new URL(path, import.meta.url);
  try {
    return await use(await unpacked(await asked(url)));
  } catch (error) {
    throw Object.assign(new Error(error.message), {url: url.href});
  }
};

// Some hosts say of a packed file that it is sent packed: then the browser has unpacked it. Others
// pack it once more.
const unpacked = async (answer) => {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  return unpacked(new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))));
};

// A line of JSON, then the bytes that it describes.
const pictureIn = (bytes) => {
  const end = bytes.indexOf(10);
  const picture = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  picture.content = bytes.subarray(end + 1);
  const size = picture.parts.reduce((sum, [, size]) => sum + size, 0);
  if (picture.name !== PICTURE) throw new Error("it is of another build");
  if (picture.content.length !== size) throw new Error("it is cut short");
  return picture;
};

// app/boot.js has asked for both before anything else. Some hosts send the wasm as another type, which
// can only be compiled when it is there.
const underWay = globalThis.underWay ?? {module: Promise.reject(new Error("not asked for")), picture: null};
const module = underWay.module.catch(() => using(WASM, WebAssembly.compile));
const picture = underWay.picture?.then(unpacked).then(pictureIn).catch((error) => {
  console.warn(`The start does without its picture of memory: ${error.message}`);
});

// FNV-1a over words. It tells one build of the wasm from another by the data that it begins with.
export const digest = (memory, from, to) => {
  const words = new Uint32Array(memory, from, (to - from) >> 2);
  let sum = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) sum = Math.imul(sum ^ words[i], 0x01000193);
  return sum >>> 0;
};

const named = (name) => name.split(".").reduce((object, key) => object?.[key], globalThis);

// The memory must be as it was where the picture was taken, and the page must have what Python holds.
const fits = ({base: [from, to, sum], names}, memory) =>
  digest(memory, from, to) === sum && names.every(named);

// What MicroPython would do to begin with an empty memory.
const restore = ({parts, names, content}, memory) => {
  const bytes = new Uint8Array(memory);
  let from = 0;
  for (const [address, size] of parts) bytes.set(content.subarray(from, (from += size)), address);
  for (const object of names.map(named)) {
    proxy_js_ref_map.set(object, proxy_js_ref.length);
    proxy_js_ref.push(object);
  }
};

// MicroPython asks for its wasm and instantiates it before its first wait. Here the answer to both is
// our module, with a beginning that restores the picture.
const begin = async (options) => {
  let restored = false;
  const instantiate = async (_, imports) => {
    const {exports} = await WebAssembly.instantiate(await module, imports);
    const taken = await picture;
    const mp_js_init = (...sizes) => {
      restored = Boolean(taken) && fits(taken, exports.memory.buffer);
      if (restored) restore(taken, exports.memory.buffer);
      else exports.mp_js_init(...sizes);
    };
    const proxy_c_init = () => restored || exports.proxy_c_init();
    return {instance: {exports: {...exports, mp_js_init, proxy_c_init}}};
  };
  const {fetch} = globalThis;
  const {instantiateStreaming} = WebAssembly;
  globalThis.fetch = () => {};
  WebAssembly.instantiateStreaming = instantiate;
  let loading;
  try {
    loading = load(options);
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
  loading.catch(() => {});
  await module;  // MicroPython would not tell what is wrong with it
  const python = await loading;
  if (!restored && ARCHIVES.home) await using(ARCHIVES.home, (bytes) => write(python.FS, bytes));
  return python;
};

// tools/archive.py says what an archive looks like.
const write = (FS, bytes) => {
  const end = bytes.findIndex((byte, i) => byte === 10 && bytes[i + 1] === 10);
  let from = end + 2;
  for (const line of new TextDecoder().decode(bytes.subarray(0, end)).split("\n")) {
    const [size, path] = line.split(" ");
    if (path) FS.writeFile(path, bytes.subarray(from, (from += Number(size))));
    else if (!FS.analyzePath(size).exists) FS.mkdir(size.slice(0, -1));
  }
};

const begun = begin({
  url: "micropython.wasm",  // it must not begin with file:, and is never asked for
  stdout: (line) => console.log(line),
  stderr: (line) => console.error(line),
});

// Put an archive's modules where Python finds them. For app/second_load/loader.py, too.
globalThis.bringModules = async (name) => {
  if (!Object.hasOwn(ARCHIVES, name)) return;
  await using(ARCHIVES[name], async (bytes) => write((await begun).FS, bytes));
};

// The words of the visitor's language, and the room of the game in the address.
const {lang, dataset} = document.documentElement;
const {roomStyled, watchCame} = globalThis;  // of app/boot.js
const needed = [begun, bringModules(lang), bringModules(dataset.archive), roomStyled, watchCame];
const started = Promise.all(needed).then(([python]) => {
  // app/watch.js may have said by now why no game can begin.
  if (PYSCRIPT && (globalThis.mayStart?.() ?? true)) python.pyimport("app.start").start();
  return python;
});
started.catch((error) => {
  console.error(error);
  globalThis.findWhy?.(error.url, "failed", error.message);
});

export const loadMicroPython = () => started;

// Let PyScript come and take over; app/browser/worker.py needs what it brings.
let tookOver = PYSCRIPT ? null : Promise.resolve();
globalThis.bringPyScript = () => {
  tookOver ??= new Promise((resolve, reject) => {
    Function("");  // where a policy of the host's forbids it, PyScript would never say so
    document.querySelector("script[type=micropython]").addEventListener("micropython:done", resolve);
    const script = document.createElement("script");
    script.type = "module";
    script.src = new URL(PYSCRIPT, import.meta.url);
    script.addEventListener("error", () => {
      script.remove();
      tookOver = null;
      reject(new Error(`no answer: ${PYSCRIPT}`));
    });
    document.head.append(script);
  });
  return tookOver;
};
