// The necklace game as somebody would write it in plain JavaScript: the same page, the same rules,
// the same pictures, one script. It exists only to be measured against; see tests/bench/pages.py.
// WORDS and COLORS stand before this text: the bench writes them there from app/.
"use strict";

// ---- Random numbers, equal to those of cyclomind/rng.py

class Rng {
  constructor(seed) {
    this.a = 0x9e3779b9;
    this.b = 0x243f6a88;
    this.c = 0xb7e15162;
    this.counter = 1;
    for (const byte of new TextEncoder().encode(seed)) {
      this.a = (this.a ^ byte) >>> 0;
      this.next();
    }
    for (let i = 0; i < 12; i++) this.next();
  }

  next() {
    const drawn = (this.a + this.b + this.counter) >>> 0;
    this.counter = (this.counter + 1) >>> 0;
    this.a = (this.b ^ (this.b >>> 9)) >>> 0;
    this.b = (this.c + ((this.c << 3) >>> 0)) >>> 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + drawn) >>> 0;
    return drawn;
  }

  below(limit) {
    const bound = Math.floor(2 ** 32 / limit) * limit;
    let drawn = this.next();
    while (drawn >= bound) drawn = this.next();
    return drawn % limit;
  }

  shuffled(items) {
    const list = [...items];
    for (let last = list.length - 1; last > 0; last--) {
      const chosen = this.below(last + 1);
      [list[last], list[chosen]] = [list[chosen], list[last]];
    }
    return list;
  }
}

// ---- Necklaces and scores

const rotateClockwise = (beads, steps) => {
  const cut = ((-steps % beads.length) + beads.length) % beads.length;
  return [...beads.slice(cut), ...beads.slice(0, cut)];
};

const sameBeads = (a, b) => a.length === b.length && a.every((bead, i) => bead === b[i]);

const period = (beads) => {
  for (let steps = 1; steps < beads.length; steps++) {
    if (beads.length % steps === 0 && sameBeads(rotateClockwise(beads, steps), beads)) return steps;
  }
  return beads.length;
};

const isRotation = (a, b) => a.some((_, steps) => sameBeads(rotateClockwise(a, steps), b));

const isDegenerate = (beads) =>
  beads.some((color) => beads.filter((bead) => bead === color).length >= beads.length - 1);

const randomNecklace = (n, colors, rng) => {
  for (;;) {
    const beads = Array.from({ length: n }, () => rng.below(colors));
    if (rng.below(period(beads)) === 0 && !isDegenerate(beads)) return beads;
  }
};

const scoreGuess = (secret, guess) => {
  let best = { exact: 0, rotation: 0 };
  for (let rotation = 0; rotation < guess.length; rotation++) {
    const exact = rotateClockwise(guess, rotation).filter((bead, i) => bead === secret[i]).length;
    if (exact > best.exact) best = { exact, rotation };
  }
  return best;
};

// ---- Share codes and puzzles

class ShareError extends Error {
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const mask = (n, colors, i) => {
  let value = (n * 73) ^ (colors * 151) ^ (i * 37) ^ 0x5a;
  value ^= value << 13;
  value ^= value >>> 17;
  value ^= value << 5;
  return value & 0xff;
};

const encodeSecret = (secret, colors) => {
  let code = "";
  let bits = 0;
  let held = 0;
  secret.forEach((bead, i) => {
    held = ((held << 8) | ((48 + bead) ^ mask(secret.length, colors, i))) & 0xffff;
    for (bits += 8; bits >= 6; ) {
      bits -= 6;
      code += ALPHABET[(held >> bits) & 63];
    }
  });
  return bits ? code + ALPHABET[(held << (6 - bits)) & 63] : code;
};

const decodeSecret = (code, n, colors) => {
  const letters = code.replace(/=+$/, "").replaceAll("+", "-").replaceAll("/", "_");
  if (!letters) throw new ShareError("empty");
  const bytes = [];
  let bits = 0;
  let held = 0;
  for (const letter of letters) {
    if (letter.codePointAt(0) > 127) throw new ShareError("non-ascii");
    const sextet = ALPHABET.indexOf(letter);
    if (sextet < 0) throw new ShareError("bad-base64");
    held = ((held << 6) | sextet) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 0xff);
    }
  }
  if (bits === 6) throw new ShareError("bad-base64");
  if (bytes.length !== n) throw new ShareError("wrong-length");
  const secret = bytes.map((byte, i) => (byte ^ mask(n, colors, i)) - 48);
  if (secret.some((bead) => bead < 0 || bead > 9)) throw new ShareError("non-digit");
  if (secret.some((bead) => bead >= colors)) throw new ShareError("digit-not-below-c");
  if (isDegenerate(secret)) throw new ShareError("degenerate");
  return secret;
};

const puzzleOf = (secret, colors) => ({
  n: secret.length,
  colors,
  secret,
  code: encodeSecret(secret, colors),
});

const readNumber = (text, least, most, reason) => {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  if (value < least || value > most) throw new ShareError(reason);
  return value;
};

const readSize = (nText, colorsText) => [
  readNumber(nText ?? "5", 4, 8, "n-out-of-range"),
  readNumber(colorsText ?? "4", 2, 6, "c-out-of-range"),
];

const startOf = (puzzle) => {
  const rng = new Rng(`start ${puzzle.n} ${puzzle.colors} ${puzzle.code}`);
  let start = rng.shuffled(puzzle.secret);
  while (isRotation(start, puzzle.secret)) start = rng.shuffled(puzzle.secret);
  return start;
};

// ---- The game: arranging -> spinning -> arranging | solved

class Game {
  constructor(puzzle) {
    this.puzzle = puzzle;
    this.turns = [];
    this.arrangement = startOf(puzzle);
    this.phase = "arranging";
    this.moves = [];
    this.undone = [];
    this.score();
  }

  get guessCount() {
    return this.turns.length - 1;
  }

  get shownTurns() {
    return this.phase === "spinning" ? this.turns.slice(0, -1) : this.turns;
  }

  get canUndo() {
    return this.phase === "arranging" && this.moves.length > 0 && this.moves.at(-1) !== "!";
  }

  get canRedo() {
    return this.phase === "arranging" && this.undone.length > 0;
  }

  swap(i, j) {
    if (this.arrangement[i] === this.arrangement[j]) return;
    this.exchange(i, j);
    this.moves.push([i, j]);
    this.undone = [];
  }

  undo() {
    const [i, j] = this.moves.pop();
    this.exchange(i, j);
    this.undone.push([i, j]);
    return [i, j];
  }

  redo() {
    const [i, j] = this.undone.pop();
    this.exchange(i, j);
    this.moves.push([i, j]);
    return [i, j];
  }

  submit() {
    this.score();
    this.moves.push("!");
    this.undone = [];
    this.phase = "spinning";
    return this.turns.at(-1);
  }

  finishSpin() {
    this.phase = this.turns.at(-1).feedback.exact === this.puzzle.n ? "solved" : "arranging";
  }

  record() {
    return this.moves.map((move) => (move === "!" ? move : move.join(""))).join(" ");
  }

  score() {
    const feedback = scoreGuess(this.puzzle.secret, this.arrangement);
    this.arrangement = rotateClockwise(this.arrangement, feedback.rotation);
    this.turns = [...this.turns, { shown: this.arrangement, feedback }];
  }

  exchange(i, j) {
    const beads = [...this.arrangement];
    [beads[i], beads[j]] = [beads[j], beads[i]];
    this.arrangement = beads;
  }
}

const replay = (puzzle, record) => {
  const game = new Game(puzzle);
  for (const word of record.split(" ").filter(Boolean)) {
    if (game.phase !== "arranging") return new Game(puzzle);
    if (word === "!") {
      game.submit();
      game.finishSpin();
    } else {
      const [i, j] = [...word].map(Number);
      if (word.length !== 2 || !(i < puzzle.n) || !(j < puzzle.n)) return new Game(puzzle);
      game.swap(i, j);
    }
  }
  return game;
};

// ---- Words, storage, elements

const root = document.documentElement;
const wished = [new URLSearchParams(location.search).get("lang"), ...(navigator.languages || [])];
root.lang =
  wished.map((tag) => (tag || "").slice(0, 2).toLowerCase()).find((tag) => WORDS[tag]) || "en";

const text = (key, values = {}) =>
  WORDS[root.lang][key].replace(/\{(\w+)\}/g, (_, name) => values[name]);

const plural = (key, count, values = {}) => {
  const none = count === 0 && key + ".none" in WORDS[root.lang] ? ".none" : ".many";
  return text(key + (count === 1 ? ".one" : none), { count, ...values });
};

const unwritten = {};

const readKept = (name) => {
  try {
    return unwritten[name] ?? localStorage.getItem("cyclomind." + name) ?? "";
  } catch {
    return "";
  }
};

const writeKept = (name, value) => {
  try {
    localStorage.setItem("cyclomind." + name, value);
    delete unwritten[name];
  } catch {
    unwritten[name] = value;
  }
};

const byId = (id) => document.getElementById(id);

const svgElement = (tag, parent, cssClass) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  element.setAttribute("class", cssClass);
  parent.append(element);
  return element;
};

const showNotice = (sentence) => {
  byId("notice-text").textContent = sentence;
  byId("notice").hidden = false;
};

const hideNotice = () => {
  byId("notice").hidden = true;
};

const listen = (target, kind, handler) =>
  target.addEventListener(kind, (event) => {
    try {
      handler(event);
    } catch (error) {
      console.error(error);
      showNotice(text("error.action"));
    }
  });

const say = (sentence) => {
  const line = document.createElement("span");
  line.textContent = sentence;
  byId("status").replaceChildren(line);
};

// ---- Kept games and settings

const nameOf = (puzzle) => `${puzzle.n} ${puzzle.colors} ${puzzle.code}`;
const lineOf = (puzzle) => `necklace ${nameOf(puzzle)}|`;

const keptLines = () => readKept("games").split("\n").filter((line) => line.includes("|"));

const keepGame = (puzzle, record) => {
  const lines = keptLines().filter((line) => !line.startsWith(lineOf(puzzle)));
  if (record) lines.push(lineOf(puzzle) + record);
  writeKept("games", lines.slice(-60).join("\n"));
};

const recallGame = (puzzle) => {
  const line = keptLines().find((kept) => kept.startsWith(lineOf(puzzle)));
  return line ? line.slice(lineOf(puzzle).length) : "";
};

const readObject = (name) => {
  try {
    return JSON.parse(readKept(name)) ?? {};
  } catch {
    return {}; // damaged or missing
  }
};

const readSettings = () => {
  const { numbers, speed } = readObject("settings");
  const { n, colors } = readObject("size.necklace");
  const fits = n >= 4 && n <= 8 && colors >= 2 && colors <= 6;
  return {
    n: fits ? n : 5,
    colors: fits ? colors : 4,
    numbers: numbers === true,
    speed: ["normal", "fast", "off"].includes(speed) ? speed : "normal",
  };
};

// ---- Pictures

const point = (angle, radius) => {
  const turn = (angle * Math.PI) / 180;
  return [radius * Math.sin(turn), -radius * Math.cos(turn)];
};

const layout = (n) => {
  const halfGap = Math.sin(Math.PI / n) * 0.9;
  const ring = 97 / (1 + halfGap);
  const places = Array.from({ length: n }, (_, position) => point((360 * position) / n, ring));
  return { ring, bead: ring * halfGap, places };
};

const looksOf = (puzzle) => {
  const rng = new Rng(`looks ${nameOf(puzzle)}`);
  const bulges = rng.shuffled([3, 4, 5, 6]);
  const marks = rng.shuffled([3, 4, 5, 6]);
  return Array.from({ length: puzzle.colors }, (_, i) => ({
    bulges: bulges[i % 4],
    marks: marks[(i + Math.floor(i / 4)) % 4],
  }));
};

const WAVE = { 3: 0.085, 4: 0.075, 5: 0.065, 6: 0.055 };

const outline = (bulges) => {
  const half = 180 / bulges;
  const handle = (4 / 3) * Math.tan((half * Math.PI) / 180 / 4);
  const radii = [1, 1 - 2 * WAVE[bulges]];
  let path = "M0 -1";
  for (let i = 0; i < 2 * bulges; i++) {
    const [x1, y1] = point(half * i, radii[i % 2]);
    const [x2, y2] = point(half * (i + 1), radii[(i + 1) % 2]);
    const numbers = [x1 - y1 * handle, y1 + x1 * handle, x2 + y2 * handle, y2 - x2 * handle, x2, y2];
    path += "C" + numbers.map((number) => number.toFixed(3)).join(" ");
  }
  return path + "Z";
};

const spokes = (count) => {
  let path = "";
  for (let i = 0; i < count; i++) {
    const [x1, y1] = point((360 * i) / count, 0.46);
    const [x2, y2] = point((360 * i) / count, 0.68);
    path += `M${x1.toFixed(3)} ${y1.toFixed(3)}L${x2.toFixed(3)} ${y2.toFixed(3)}`;
  }
  return path;
};

const beadArt = (color, look, radius) => {
  const path = outline(look.bulges);
  const paint = COLORS[color];
  return `<g transform="scale(${radius.toFixed(2)})">
    <path class="bead-shadow" d="${path}"/>
    <path class="bead-body" fill="${paint.hex}" d="${path}"/>
    <path class="bead-light" fill="url(#bead-light)" d="${path}"/>
    <path class="bead-marks" stroke="${paint.ink}" d="${spokes(look.marks)}"/>
    <ellipse class="bead-gleam" rx=".27" ry=".14"/>
    <use class="number" href="#digit-${color + 1}" data-digit="${color + 1}" fill="${paint.ink}" y=".25"/></g>`;
};

const cordArt = (ring) => {
  let strands = "";
  for (let i = 0; i < 64; i++) {
    const [x1, y1] = point((360 * i) / 64, ring - 2);
    const [x2, y2] = point((360 * (i + 0.9)) / 64, ring + 2);
    strands += `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
  }
  return `<circle class="cord-core" r="${ring.toFixed(2)}"/><path class="cord-strands" d="${strands}"/>`;
};

const ringArt = (arrangement) => {
  const shape = layout(arrangement.length);
  const parts = arrangement.map((color, position) => {
    const paint = COLORS[color];
    const [x, y] = shape.places[position].map((number) => number.toFixed(1));
    return `<g transform="translate(${x} ${y})">
      <circle class="ring-bead" fill="${paint.hex}" r="${shape.bead.toFixed(1)}"/>
      <use class="number" href="#digit-${color + 1}" data-digit="${color + 1}" fill="${paint.ink}" y="15"/></g>`;
  });
  return `<circle class="ring-cord" r="${shape.ring.toFixed(1)}"/>` + parts.join("");
};

// ---- The board

class Board {
  constructor(svg, onTap) {
    this.svg = svg;
    this.spots = [];
    this.pieces = [];
    this.painted = [];
    this.running = [];
    this.art = {};
    listen(svg, "click", (event) => {
      const spot = event.target.closest(".spot");
      if (spot) onTap(Number(spot.dataset.position));
    });
  }

  draw({ arrangement, looks, selected, armed, locked }) {
    if (arrangement.length !== this.spots.length) this.layOut(arrangement.length);
    if (looks !== this.looks) {
      this.looks = looks;
      this.art = {};
      this.painted = [];
    }
    arrangement.forEach((color, position) => {
      const spot = this.spots[position];
      const before = this.painted[position] ?? {};
      const paint = { color, selected: position === selected, armed: position === armed, locked };
      if (color !== before.color) {
        this.art[color] ??= beadArt(color, looks[color], this.shape.bead);
        this.pieces[position].innerHTML = this.art[color];
        spot.dataset.color = color;
        const name = text("color." + COLORS[color].name);
        const label = text("bead", { color: name, position: position + 1, n: arrangement.length });
        spot.setAttribute("aria-label", label);
      }
      if (paint.selected !== before.selected) spot.setAttribute("tabindex", paint.selected ? "0" : "-1");
      if (paint.armed !== before.armed) spot.setAttribute("aria-pressed", String(paint.armed));
      if (paint.locked !== before.locked) {
        if (locked) spot.setAttribute("aria-disabled", "true");
        else spot.removeAttribute("aria-disabled");
      }
      this.painted[position] = paint;
    });
  }

  layOut(n) {
    this.finish();
    this.shape = layout(n);
    this.looks = null;
    this.svg.replaceChildren(this.svg.querySelector("defs"));
    svgElement("g", this.svg, "cord").innerHTML = cordArt(this.shape.ring);
    this.ring = svgElement("g", this.svg, "ring");
    this.spots = [];
    this.pieces = [];
    const reach = (this.shape.bead + 1.4).toFixed(2);
    this.shape.places.forEach(([x, y], position) => {
      const spot = svgElement("g", this.ring, "spot");
      spot.setAttribute("role", "button");
      spot.dataset.position = position;
      spot.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
      svgElement("circle", spot, "spot-armed").setAttribute("r", reach);
      svgElement("circle", spot, "spot-focus").setAttribute("r", reach);
      this.spots.push(spot);
      this.pieces.push(svgElement("g", spot, "piece"));
    });
  }

  slide(i, j, duration) {
    this.finish();
    if (!duration) return;
    for (const [here, there] of [[i, j], [j, i]]) {
      const [x, y] = this.shape.places[here];
      const [fromX, fromY] = this.shape.places[there];
      const [dx, dy] = [fromX - x, fromY - y];
      const frames = [0, 1, 2, 3, 4].map((quarter) => {
        const left = 1 - quarter / 4;
        const bend = 0.22 * 4 * left * (1 - left);
        return { transform: `translate(${dx * left - dy * bend}px, ${dy * left + dx * bend}px)` };
      });
      this.run(this.pieces[here], frames, { duration, easing: "ease-in-out" });
    }
  }

  spin(steps, millisecondsPerStep, whenDone) {
    this.finish();
    const duration = steps * millisecondsPerStep;
    if (!duration) {
      whenDone();
      return;
    }
    const degrees = (360 * steps) / this.spots.length;
    const turn = (from) => [{ transform: `rotate(${from}deg)` }, { transform: "rotate(0deg)" }];
    for (const piece of this.pieces) this.run(piece, turn(degrees), { duration });
    this.run(this.ring, turn(-degrees), { duration }).onfinish = whenDone;
  }

  celebrate(milliseconds) {
    this.finish();
    if (!milliseconds) return;
    const lift = ["1", "1.09", "1"].map((size) => ({ transform: `scale(${size})` }));
    this.pieces.forEach((piece, position) =>
      this.run(piece, lift, { duration: 460, easing: "ease-in-out", delay: position * 90 }),
    );
  }

  finish() {
    const running = this.running;
    this.running = [];
    for (const animation of running) {
      animation.onfinish = null;
      animation.cancel();
    }
  }

  run(element, frames, timing) {
    const animation = element.animate(frames, timing);
    this.running.push(animation);
    return animation;
  }
}

// ---- The history

class History {
  constructor(tiles) {
    this.tiles = tiles;
    this.drawn = [];
  }

  draw(turns) {
    if (this.drawn.some((turn, i) => turn !== turns[i])) {
      this.tiles.replaceChildren();
      this.drawn = [];
    }
    for (let number = this.drawn.length; number < turns.length; number++) {
      this.tiles.append(this.tile(number, turns[number]));
    }
    if (turns.length !== this.drawn.length) {
      const box = this.tiles.parentElement;
      box.scrollTop = box.scrollHeight;
    }
    this.drawn = turns;
  }

  tile(number, { shown, feedback: { exact } }) {
    const tile = document.createElement("li");
    tile.className = exact === shown.length ? "tile solved" : "tile";
    tile.innerHTML = `<button type="button"><span class="tile-number" aria-hidden="true">${number}</span>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">${ringArt(shown)}</svg>
      <span class="tile-score" aria-hidden="true"><b>${exact}</b></span></div>
      <span class="unseen"></span>`;
    tile.firstElementChild.setAttribute("aria-label", text("tile", { number, exact }));
    tile.lastElementChild.textContent = shown
      .map((color) => text("color." + COLORS[color].name))
      .join(", ");
    return tile;
  }
}

// ---- The room

const SPEEDS = { normal: [400, 260], fast: [140, 120], off: [0, 0] };
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const KEPT_PARAMETERS = ["lang", "embed"];

class Room {
  constructor() {
    this.settings = readSettings();
    this.looks = [];
    this.selected = 0;
    this.armed = null;
    this.guessedAt = 0;
    this.board = new Board(byId("board"), (position) => this.tap(position));
    this.history = new History(byId("history"));
    listen(document, "keydown", (event) => this.onKey(event));
    listen(document, "click", (event) => {
      if (!event.target.closest(".controls, .spot")) this.settle();
    });
    listen(byId("submit-button"), "click", (event) => this.onGuessClick(event));
    listen(byId("undo-button"), "click", () => this.mayMove() && this.undo());
    listen(byId("redo-button"), "click", () => this.mayMove() && this.redo());
    listen(byId("new-button"), "click", () => this.newGame());
    listen(byId("again-button"), "click", () => this.newGame());
    listen(window, "popstate", () => this.openAddress());
  }

  openAddress() {
    hideNotice();
    this.settle();
    const asked = this.parameters();
    try {
      if (asked.s !== undefined) {
        const [n, colors] = readSize(asked.n, asked.c);
        this.open(puzzleOf(decodeSecret(asked.s, n, colors), colors));
        return;
      }
      if (asked.n !== undefined || asked.c !== undefined) {
        const [n, colors] = readSize(asked.n, asked.c);
        Object.assign(this.settings, { n, colors });
      }
    } catch (error) {
      if (!(error instanceof ShareError)) throw error;
      showNotice(text("link." + error.reason));
    }
    this.open(this.freshPuzzle());
    if ((asked.game ?? "necklace") !== "necklace") showNotice(text("link.room"));
  }

  parameters() {
    const found = {};
    for (const part of location.search.slice(1).split("&")) {
      const [name, ...rest] = part.split("=");
      const value = rest.join("=");
      if (!name || name in found) continue;
      try {
        found[name] = decodeURIComponent(value);
      } catch {
        found[name] = value;
      }
    }
    return found;
  }

  linkTo(pairs) {
    const present = this.parameters();
    const kept = KEPT_PARAMETERS.filter((name) => name in present).map((name) => [name, present[name]]);
    const values = [...pairs, ...kept];
    if (!values.length) return "./";
    return "?" + values.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  }

  freshPuzzle() {
    const seed = crypto.getRandomValues(new Uint32Array(4)).join(" ");
    const { n, colors } = this.settings;
    return puzzleOf(randomNecklace(n, colors, new Rng(seed)), colors);
  }

  newGame() {
    hideNotice();
    this.settle();
    this.open(this.freshPuzzle(), true);
  }

  open(puzzle, newEntry = false) {
    this.board.finish();
    Object.assign(this.settings, { n: puzzle.n, colors: puzzle.colors });
    const query = this.linkTo([["n", puzzle.n], ["c", puzzle.colors], ["s", puzzle.code]]);
    if (newEntry) history.pushState(null, "", query);
    else history.replaceState(null, "", query);
    this.game = replay(puzzle, recallGame(puzzle));
    this.looks = looksOf(puzzle);
    this.selected = 0;
    this.armed = null;
    this.draw();
    this.sayStanding();
  }

  tap(position) {
    if (!this.mayMove()) return;
    this.selected = position;
    if (this.armed === null || this.armed === position) {
      this.armed = this.armed === null ? position : null;
      this.draw();
    } else {
      this.swap(this.armed, position);
    }
  }

  swap(i, j) {
    this.game.swap(i, j);
    this.showExchange(i, j);
    say(text("swapped", { first: i + 1, second: j + 1 }));
  }

  undo() {
    if (!this.game.canUndo) return;
    const [i, j] = this.game.undo();
    this.showExchange(i, j);
    say(text("undone", { first: i + 1, second: j + 1 }));
  }

  redo() {
    if (!this.game.canRedo) return;
    const [i, j] = this.game.redo();
    this.showExchange(i, j);
    say(text("swapped", { first: i + 1, second: j + 1 }));
  }

  guess() {
    const turn = this.game.submit();
    this.guessedAt = performance.now();
    this.armed = null;
    this.keep();
    this.draw();
    this.board.spin(turn.feedback.rotation, this.speed()[0], () => this.settle());
  }

  settle() {
    if (this.game?.phase !== "spinning") return;
    this.board.finish();
    this.game.finishSpin();
    this.draw();
    this.sayStanding();
    if (this.game.phase === "solved") this.board.celebrate(this.speed()[1]);
  }

  mayMove() {
    const phase = this.game.phase;
    if (phase === "spinning") this.settle();
    else if (phase === "solved") this.sayStanding();
    return phase === "arranging";
  }

  onGuessClick(event) {
    const untouched = sameBeads(this.game.turns.at(-1).shown, this.game.arrangement);
    const soon = performance.now() - this.guessedAt < 100;
    if (untouched && (event.detail > 1 || soon)) return;
    if (this.mayMove()) this.guess();
  }

  onKey(event) {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const { target, key } = event;
    const modified = event.ctrlKey || event.altKey || event.metaKey;
    const onField = target.closest("input, select, textarea, [contenteditable]");
    const onBead = !onField && target.closest(".spot");
    const onControl = !onField && !onBead && target.closest("button, a, summary, [tabindex]");
    if (this.game.phase === "spinning" && !modified && !onField && !onControl && key !== "Tab") {
      event.preventDefault();
      this.settle();
      return;
    }
    const move = modified || onField ? null : this.moveOf(event, onBead, onControl);
    if (move || (onBead && (key === "Enter" || key === " "))) event.preventDefault();
    if (move && this.mayMove()) move();
  }

  moveOf({ key, code, repeat }, onBead, onControl) {
    const digit = /^[1-8]$/.test(key) ? key : /^(?:Digit|Numpad)([1-8])$/.exec(code)?.[1];
    if (digit) return repeat ? null : () => this.swapWith(Number(digit) - 1);
    if (onControl) return null;
    if (key in STEPS) return () => this.select(this.selected + STEPS[key]);
    if (key === "Backspace") return () => this.undo();
    if (repeat) return null;
    if (key === "Enter") return () => this.guess();
    return key === " " && onBead ? () => this.tap(this.selected) : null;
  }

  swapWith(position) {
    const { n } = this.game.puzzle;
    if (position >= n) return;
    const here = this.selected;
    this.selected = (here + 1) % n;
    this.swap(here, position);
    this.board.spots[this.selected].focus();
  }

  select(position) {
    const { n } = this.game.puzzle;
    this.selected = (position + n) % n;
    this.draw();
    this.board.spots[this.selected].focus();
  }

  choose(changes) {
    Object.assign(this.settings, changes);
    const { n, colors, numbers, speed } = this.settings;
    writeKept("settings", JSON.stringify({ numbers, speed }));
    this.showNumbers();
    if (!("n" in changes || "colors" in changes)) return;
    writeKept("size.necklace", JSON.stringify({ n, colors }));
    this.newGame();
  }

  showNumbers() {
    root.dataset.numbers = this.settings.numbers ? "on" : "off";
  }

  speed() {
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return SPEEDS[reduced ? "off" : this.settings.speed];
  }

  showExchange(i, j) {
    this.armed = null;
    this.keep();
    this.draw();
    this.board.slide(i, j, this.speed()[1]);
  }

  draw() {
    const { game, looks, selected, armed } = this;
    const solved = game.phase === "solved";
    this.board.draw({ arrangement: game.arrangement, looks, selected, armed, locked: solved });
    this.history.draw(game.shownTurns);
    byId("undo-button").setAttribute("aria-disabled", String(!game.canUndo));
    byId("redo-button").setAttribute("aria-disabled", String(!game.canRedo));
    root.dataset.phase = game.phase;
    const [shown, other] = solved ? ["again-button", "submit-button"] : ["submit-button", "again-button"];
    const hadFocus = document.activeElement?.id === other;
    byId(shown).hidden = false;
    byId(other).hidden = true;
    if (hadFocus) byId(shown).focus();
  }

  sayStanding() {
    const { turns, guessCount, phase, puzzle } = this.game;
    const { exact, rotation } = turns.at(-1).feedback;
    if (phase === "solved") say(plural("solved", guessCount));
    else if (guessCount === 0) say(text("start", { exact, n: puzzle.n }));
    else say(plural("scored", rotation, { number: guessCount, exact, n: puzzle.n }));
  }

  keep() {
    keepGame(this.game.puzzle, this.game.record());
  }
}

const translate = (within) => {
  for (const element of within.querySelectorAll("[data-text]")) {
    element.textContent = text(element.dataset.text);
  }
  for (const element of within.querySelectorAll("[data-label]")) {
    const label = text(element.dataset.label);
    element.setAttribute("aria-label", label);
    if (element.tagName === "BUTTON") element.title = label;
  }
};

// ---- Start

const start = () => {
  const room = new Room();
  room.showNumbers();
  if (root.lang !== "en") translate(document.body);
  for (const link of document.querySelectorAll("#menu a")) {
    const { game } = link.dataset;
    link.href = room.linkTo(game === "necklace" ? [] : [["game", game]]);
    if (game === "necklace") link.setAttribute("aria-current", "page");
  }
  listen(byId("notice-close-button"), "click", hideNotice);
  room.openAddress();
};

listen(document, "click", (event) => {
  if (event.target.closest("#retry-button")) location.reload();
});

try {
  start();
  root.dataset.state = "ready";
  performance.mark("cyclomind:interactive");
} catch (error) {
  console.error(error);
  root.dataset.state = "failed";
}
