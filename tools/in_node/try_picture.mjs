// node try_picture.mjs INTERPRETER PICTURE: starts MicroPython from a picture as the page would, by the
// site's INTERPRETER, and lets it run. Whatever is not as it was where the picture was taken ends in an
// error.
import {readFile} from "node:fs/promises";
import {pathToFileURL} from "node:url";
import {gunzipSync} from "node:zlib";
import {fileAt, hold, startedAsPage} from "./as_page.mjs";

const [interpreter, picture] = process.argv.slice(2).map((path) => pathToFileURL(path));

// What app/boot.js does, and what it and the browser give to Python.
const [, wasm] = /^const WASM = "(.+)";$/m.exec(await readFile(interpreter, "utf8"));
globalThis.underWay = {module: WebAssembly.compileStreaming(fileAt(new URL(wasm))), picture: fileAt(picture)};
const {names} = JSON.parse(gunzipSync(await readFile(picture)).toString().split("\n", 1)[0]);
for (const name of names) {
  if (!name.includes(".")) globalThis[name] ??= () => {};
}

let refused = "";
console.warn = (text) => (refused = text);
const {python, empty} = await startedAsPage(interpreter);
hold(!refused, refused);
hold(!empty, "MicroPython did not begin from the picture");

await python.runPythonAsync(`
import asyncio, gc, io, sys
import js

async def later(value):
    await asyncio.sleep_ms(1)
    return value

# Our modules are there, though no file is.
from cyclomind.scoring import score_guess
assert score_guess((0, 0, 1, 2), (2, 0, 0, 1)) == (4, 3)

# Errors name them.
try:
    from cyclomind.share import decode_secret
    decode_secret("?", 5, 4)
    assert False
except Exception as error:
    told = io.StringIO()
    sys.print_exception(error, told)
    assert "cyclomind/share.py" in told.getvalue(), told.getvalue()

# There is room, and it is used again.
for i in range(50):
    kept = [str(number) for number in range(2000)]
    await asyncio.sleep_ms(1)
    gc.collect()

# Promises, tasks and functions cross the border.
assert await js.Promise.resolve("kept") == "kept"
assert await asyncio.gather(later(1), later(2)) == [1, 2]
assert js.Array.of(3, 1, 2).sort(lambda a, b: a - b).join("") == "123"

`);
