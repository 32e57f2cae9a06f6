// Runs checks.py of a folder under Pyodide.
// node pyodide.mjs <pyodide.mjs of the runtime> <folder>

import { dirname, sep } from "node:path";
import { pathToFileURL } from "node:url";

const [module, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(module));
const interpreter = await loadPyodide({ indexURL: dirname(module) + sep });

try {
  interpreter.mountNodeFS("/stage", folder);
  interpreter.runPython('import os, sys; os.chdir("/stage"); sys.path.insert(0, "/stage")');
  interpreter.runPython("import checks; checks.run()");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
