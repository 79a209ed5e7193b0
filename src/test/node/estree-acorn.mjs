// Compares the trees that Ration writes with those that acorn writes, and records acorn's. Reads JSON Lines {name, goal, text, program} that
// dev.ration.estree.AcornRecords wrote (goal eval, script, expression or function; program null where the parser refused the text):
//
//     node src/test/node/estree-acorn.mjs TREES.jsonl [--write OUT.jsonl] [--forge FORGED.jsonl]
//
// --write records acorn's Program of every text that both accept; --forge what a parser without early errors makes of the texts that Ration
// refuses. acorn is found in node_modules of the working directory (npm install acorn).
import { createRequire } from "node:module";
import fs from "node:fs";
const acorn = createRequire(process.cwd() + "/")("acorn");

const options = { ecmaVersion: "latest", allowReturnOutsideFunction: true, allowHashBang: true };

class Strict extends acorn.Parser {
  constructor(...args) {
    super(...args);
    this.strict = true;
  }
}

/** Reports nothing that it can read past. */
class Forging extends acorn.Parser {
  raiseRecoverable() {}
  checkPatternErrors() {}
  checkUnreserved() {}
  checkLocalExport() {}
  validateRegExpFlags() {}
  validateRegExpPattern() {}
  checkLValSimple(expr, ...rest) {
    try { super.checkLValSimple(expr, ...rest); } catch (e) { if (!(e instanceof SyntaxError)) throw e; }
  }
  toAssignable(node, ...rest) {
    try { return super.toAssignable(node, ...rest); } catch (e) { if (!(e instanceof SyntaxError)) throw e; return node; }
  }
  get allowSuper() { return true; }
  get allowDirectSuper() { return true; }
  get allowNewDotTarget() { return true; }
}

function expression(Parser, text) {
  const from = text.startsWith("#!") ? text.search(/[\r\n\u2028\u2029]|$/) : 0;
  const parser = new Parser({ ...options, allowAwaitOutsideFunction: false }, text, from);
  parser.nextToken();
  const start = parser.start;
  const e = parser.parseExpression();
  if (parser.type !== acorn.tokTypes.eof) parser.unexpected();
  const statement = { type: "ExpressionStatement", start, end: parser.lastTokEnd, expression: e };
  return { type: "Program", start: 0, end: text.length, sourceType: "script", body: [statement] };
}

const script = (Parser, text) => Parser.parse(text, options);

function parse(Parser, goal, text) {
  if (goal === "expression") return expression(Parser, text);
  if (goal !== "eval") return script(Parser, text);
  try {
    return expression(Parser, text);
  } catch (e) {
    if (!(e instanceof SyntaxError)) throw e;
    return script(Parser, text);
  }
}

const plain = tree => JSON.parse(JSON.stringify(tree, (key, value) => typeof value === "bigint" ? null : value));

/** The first difference between two values, as a path and both values, or null. */
function difference(a, b, path) {
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return path + ".length " + a.length + " " + b.length;
    for (let i = 0; i < a.length; i++) {
      const d = difference(a[i], b[i], path + "[" + i + "]");
      if (d) return d;
    }
    return null;
  }
  if (a && b && typeof a === "object" && typeof b === "object") {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (key === "value" && (a.regex || a.bigint)) continue;
      const d = difference(a[key], b[key], path + "." + key);
      if (d) return d;
    }
    return null;
  }
  return Object.is(a, b) ? null : path + " " + JSON.stringify(a) + " " + JSON.stringify(b);
}

const [input, ...rest] = process.argv.slice(2);
const option = name => rest.includes(name) ? rest[rest.indexOf(name) + 1] : null;
const kept = [], forged = [];
const counts = { equal: 0, different: 0, "refused by acorn alone": 0, "refused by Ration alone": 0, "refused by both": 0 };
for (const line of fs.readFileSync(input, "utf8").split("\n")) {
  if (!line) continue;
  const { name, goal, text, program } = JSON.parse(line);
  let tree = null, refusal = null;
  try {
    tree = plain(parse(Strict, goal, text));
  } catch (e) {
    if (!(e instanceof SyntaxError)) throw e;
    refusal = e.message;
  }
  let outcome;
  if (program === null) {
    outcome = tree ? "refused by Ration alone" : "refused by both";
    try {
      forged.push({ name, goal, text, ast: plain(parse(Forging, goal, text)) });
    } catch (e) {
      // beyond what a parser reads past
    }
  } else if (!tree) {
    outcome = "refused by acorn alone";
  } else {
    const d = difference(program, tree, "Program");
    outcome = d ? "different" : "equal";
    if (d) console.log("different  " + name + "  " + d);
    kept.push({ name, goal, text, ast: tree });
  }
  counts[outcome]++;
  if (outcome === "refused by acorn alone") console.log(outcome + "  " + name + "  " + refusal);
  if (outcome === "refused by Ration alone") console.log(outcome + "  " + name);
}
console.log("acorn " + acorn.version + ": " + Object.entries(counts).map(([k, v]) => v + " " + k).join(", "));
const lines = list => list.map(o => JSON.stringify(o) + "\n").join("");
if (option("--write")) fs.writeFileSync(option("--write"), lines(kept));
if (option("--forge")) fs.writeFileSync(option("--forge"), lines(forged));
