"use strict";
// 24,000 random patterns with inputs, and what exec finds: matches, captures, indices and named groups, or that the pattern is refused.
// Patterns whose Unicode answers depend on the version of the tables stay within ASCII and a few old letters.
let seed = 20261;
const next = n => { seed = (Math.imul(seed, 1103515245) + 12345) >>> 0; return Math.floor(seed / 4294967296 * n); };
const pick = xs => xs[next(xs.length)];
const LETTERS = ["a", "a", "a", "b", "b", "a", "b", "c", "A", "B", "1", "_", " ", "-", "\n", "é", "ß", "\u017f", "\u212a", "\ud83d\ude00", "\ud83d", "K", "k", "s"];
const CLASSES = ["\\d", "\\D", "\\w", "\\W", "\\s", "\\S", ".", "[abc]", "[^abc]", "[a-c]", "[^\\w]", "[\\d_-]", "[]", "[^]", "[A-Z]", "[\\b]", "[é-ü]"];
const V_CLASSES = ["[\\w--[abc]]", "[[a-z]&&[aeiou]]", "[\\q{ab|c}]", "[^\\d]", "[[ab]c]", "[\\p{L}--[a-c]]", "\\p{ASCII}", "\\P{L}"];
const U_CLASSES = ["\\p{L}", "\\P{L}", "\\p{Lu}", "\\u{61}", "\\u{1F600}", "[\\u{1F600}-\\u{1F602}]"];
const QUANTIFIERS = ["*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{0,}", "{1,}?", "{0}", "{3,}"];
let groups, names, flags;
function atom(depth) {
  const r = next(30);
  if (r < 12 || depth <= 0) return escaped(pick(LETTERS));
  if (r < 16) return flags.includes("v") && next(2) ? pick(V_CLASSES) : /[uv]/.test(flags) && next(3) === 0 ? pick(U_CLASSES) : pick(CLASSES);
  if (r < 19) { groups++; return "(" + alternation(depth - 1) + ")"; }
  if (r < 21) return "(?:" + alternation(depth - 1) + ")";
  if (r < 22) { groups++; const n = "n" + names.length; names.push(n); return "(?<" + n + ">" + alternation(depth - 1) + ")"; }
  if (r < 24) return "(?=" + alternation(depth - 1) + ")";
  if (r < 25) return "(?!" + alternation(depth - 1) + ")";
  if (r < 26) return "(?<=" + alternation(depth - 1) + ")";
  if (r < 27) return "(?<!" + alternation(depth - 1) + ")";
  if (r < 28) return groups ? "\\" + (1 + next(groups)) : "\\1";
  if (r < 29) return names.length ? "\\k<" + pick(names) + ">" : "\\b";
  return pick(["^", "$", "\\b", "\\B"]);
}
const escaped = c => c === "-" && /[uv]/.test(flags) ? "-" : c === "\n" ? "\\n" : c;
function term(depth) { const a = atom(depth); return /^(\^|\$|\\[bB]|\(\?<?[=!])/.test(a) ? a : next(3) === 0 ? a + pick(QUANTIFIERS) : a; }
function alternative(depth) { let s = ""; for (let n = 1 + next(3); n > 0; n--) s += term(depth); return s; }
function alternation(depth) { let s = alternative(depth); while (next(4) === 0) s += "|" + alternative(depth); return s; }
function input() { let s = ""; for (let n = next(12); n > 0; n--) s += pick(LETTERS); return s; }
function damage(p) { const i = next(p.length + 1); return p.slice(0, i) + pick(["(", ")", "[", "]", "{", "}", "*", "\\", "|", "?", "(?<", "{2,1}", "\\k<x>", "\\u{", "\\9", "\\c"]) + p.slice(i); }
console.log(JSON.stringify({ engine: "node " + process.version }));
for (let i = 0; i < 24000; i++) {
  groups = 0; names = [];
  flags = pick(["", "", "i", "m", "s", "u", "iu", "v", "iv", "y", "ims", "mu"]);
  let pattern = alternation(next(4));
  if (next(8) === 0) pattern = damage(pattern);
  const row = { p: pattern, f: flags, s: [], r: [] };
  let re;
  try { re = new RegExp(pattern, flags + "d"); } catch (e) { row.r = e.name; delete row.s; console.log(JSON.stringify(row)); continue; }
  for (let k = 0; k < 2; k++) {
    const s = input();
    re.lastIndex = 0;
    const m = re.exec(s);
    row.s.push(s);
    row.r.push(m && { i: m.indices.map(x => x ? [x[0], x[1]] : null), g: m.groups ? Object.entries(m.groups).map(([k, v]) => [k, v ?? null]) : null });
  }
  console.log(JSON.stringify(row));
}
