/*---
description: A return out of a loop closes the iterator before the function ends
esid: sec-runtime-semantics-forin-div-ofbodyevaluation-lhs-stmt-iterator-lhskind-labelset
---*/

let log = [];
function f() {
  for (let x of { [Symbol.iterator]() { return { next() { return {}; }, return() { log.push("close"); return {}; } }; } }) return log.push("value");
}
assert.sameValue(f(), 1);
assert.compareArray(log, ["value", "close"]);
