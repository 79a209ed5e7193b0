/*---
description: A break out of two loops closes the inner iterator first
esid: sec-runtime-semantics-forin-div-ofbodyevaluation-lhs-stmt-iterator-lhskind-labelset
---*/

let log = "";
function source(name) {
  return { [Symbol.iterator]() { return { next() { return {}; }, return() { log += name; return {}; } }; } };
}
out: for (let a of source("o")) for (let b of source("i")) break out;
assert.sameValue(log, "io");
