// Runs app/boot.js without a browser, once for each query of the JSON list that is its argument:
//
//   node address_reader.mjs '["?n=5"]'
//
// and prints a JSON list of {read: [parameters by what is dropped from ends], visit: data-…}.
import {readFileSync} from "node:fs";
import {createContext, runInContext} from "node:vm";

const program = readFileSync(new URL("../../app/boot.js", import.meta.url), "utf8");

function outcome(query) {
  const nothing = () => {};
  const page = {dataset: {}};
  const document = {
    documentElement: page,
    currentScript: {dataset: {
      archives: "daily=daily&palette=rooms&mastermind=rooms&codebreaker=rooms",
      roomStyles: "",
    }},
    querySelector: () => ({textContent: '{"en": {}, "de": {}, "fr": {}}'}),  // the words
    createElement: () => ({}),
    head: {append: nothing},
    addEventListener: nothing,
  };
  const window = createContext({
    URL,
    URLSearchParams,
    document,
    location: new URL(query, "https://example.org/cyclomind/"),
    navigator: {languages: ["en"]},
    addEventListener: nothing,
    setTimeout: nothing,
    failStart: nothing,
  });
  // decodeURIComponent is the context's own.
  runInContext("globalThis.window = globalThis", window);
  runInContext(program, window);
  return {read: [0, 1, 2].map((glued) => Object.fromEntries(window.readAddress(glued))), visit: page.dataset};
}

console.log(JSON.stringify(JSON.parse(process.argv[2]).map(outcome)));
