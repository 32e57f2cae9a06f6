// Runs checks.py of a folder under the MicroPython build that the page uses.
// node micropython.mjs <micropython.mjs of the runtime> <folder>

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [module, folder] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(module));
const interpreter = await loadMicroPython({ linebuffer: true, stdout: (line) => console.log(line) });

function copy(from, to) {
  interpreter.FS.mkdir(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory()) copy(source, target);
    else interpreter.FS.writeFile(target, readFileSync(source));
  }
}

try {
  copy(folder, "/stage");
  interpreter.runPython('import os, sys; os.chdir("/stage"); sys.path.insert(0, "/stage")');
  interpreter.runPython("import checks; checks.run()");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
