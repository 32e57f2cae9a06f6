// node make_picture.mjs INTERPRETER PROGRAM NAME OUT: starts MicroPython as the page would, by the site's
// INTERPRETER without a picture; runs PROGRAM (Python); writes into OUT what then stands in its memory
// and did not before, as app/browser/interpreter.mjs reads it: a line of JSON, then the bytes.
// What restoring takes for granted is checked; whatever is not so ends in an error.
import {readFile, writeFile} from "node:fs/promises";
import {pathToFileURL} from "node:url";
import {hold, startedAsPage} from "./as_page.mjs";

const [address, program, name, out] = process.argv.slice(2);

// Node collects what JavaScript holds of Python at no certain time, which would leave its mark.
globalThis.FinalizationRegistry = class { register() {} };
const interpreter = pathToFileURL(address);

// Pieces with so many equal bytes between them are one: each piece costs more than that in the list.
const GAP = 32;

// What MicroPython calls the functions that tell time or draw lots.
const CLOCK_OR_CHANCE = /random|ticks|time|clock|date/i;

// A clock or chance that is asked for now would be in the picture, and the same for everybody.
const importing = (name, f) => (CLOCK_OR_CHANCE.test(name) ? () => {
  throw new Error(`MicroPython asks for ${name} while modules are imported`);
} : f);
const {python, exports, empty} = await startedAsPage(interpreter, importing);
hold(empty, "MicroPython no longer begins with mp_js_init");
const functions = exports.__indirect_function_table.length;

// Whatever a module takes from the browser while it is imported is known by its name alone: a global
// of the page, or one of these, which are the same object for as long as the page is there.
const LASTING = ["document.documentElement"];
const known = new Map();
const named = (name, target = {}) => {
  if (!known.has(name)) known.set(name, untouchable(name, target));
  return known.get(name);
};
const untouchable = (name, target) => new Proxy(target, {
  get(_, key) {
    if (typeof key === "symbol" || key === "then" || key === "_ref") return undefined;
    if (LASTING.includes(`${name}.${key}`)) return named(`${name}.${key}`);
    throw new Error(`a module asks for ${name}.${key} while it is imported`);
  },
  apply() {
    throw new Error(`a module calls ${name} while it is imported`);
  },
});
const page = new Proxy({}, {
  get(_, name) {
    if (name === "window" || name === "globalThis") return page;
    if (name.startsWith("__")) return undefined;  // MicroPython's own questions to a module
    return named(name, () => {});
  },
});
hold(proxy_js_ref.length === 2 && proxy_js_ref[0] === globalThis, "MicroPython keeps objects of JavaScript otherwise");
proxy_js_ref[0] = page;
proxy_js_ref_map.clear();
proxy_js_ref_map.set(page, 0);

python.runPython(await readFile(program, "utf8"));
// What JavaScript holds of Python stays here.
for (const reference of proxy_js_map.keys()) exports.proxy_c_free_obj(reference);
python.runPython("import gc\ngc.collect()\ndel gc");
python.runPython("pass");

const names = proxy_js_ref.slice(2).map((object) => {
  const found = [...known].find(([, one]) => one === object);
  hold(found, "the picture would refer to something of JavaScript that has no name");
  return found[0];
});

const memory = new Uint8Array(exports.memory.buffer).slice();
hold(memory.length === empty.length, "the memory has grown");
hold(exports.__indirect_function_table.length === functions, "functions have come after the start");

// Free blocks of the heap hold rubbish, which would only cost bytes.
const lines = [];
console.log = (line) => lines.push(line);
python.runPython("import micropython\nmicropython.mem_info(1)\ndel micropython");
const BLOCK = 16;
let heap = 0, free = 0, rows = 0;
for (const line of lines) {
  const begin = /GC memory layout; from (\w+)/.exec(line);
  const row = /^([0-9a-f]+): (\S+)/.exec(line);
  if (begin) heap = free = parseInt(begin[1], 16);
  if (!row) continue;
  let at = heap + parseInt(row[1], 16);
  memory.fill(0, free, at);  // rows that are all free are left out
  for (const block of row[2]) {
    if (block === ".") memory.fill(0, at, at + BLOCK);
    at += BLOCK;
  }
  free = at;
  rows += 1;
}
hold(heap && rows, "MicroPython tells the layout of its heap otherwise");

// The C stack grows down from here. It is empty now, and begins again where it began.
const stack = exports.emscripten_stack_get_base();
hold(exports.emscripten_stack_get_current() === stack, "the C stack is not empty");
const end = empty.findLastIndex((byte) => byte !== 0) + 1;
hold(exports.emscripten_stack_get_end() < stack && stack < end, "the C stack no longer comes before the data");

const parts = [];
for (let i = stack; i < memory.length; i++) {
  if (memory[i] === empty[i]) continue;
  const last = parts.at(-1);
  if (last && i - (last[0] + last[1]) < GAP) last[1] = i + 1 - last[0];
  else parts.push([i, 1]);
}
const {digest} = await import(interpreter);
const base = [stack, (end + 3) & ~3];
base.push(digest(empty.buffer, ...base));
const about = JSON.stringify({name, base, names, parts});
const content = parts.map(([at, size]) => memory.subarray(at, at + size));
await writeFile(out, Buffer.concat([Buffer.from(`${about}\n`), ...content]));
