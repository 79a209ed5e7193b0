/*---
description: The object and the key of a target are evaluated before the element is read
esid: sec-runtime-semantics-iteratordestructuringassignmentevaluation
---*/

let log = "";
let source = { [Symbol.iterator]() { return { next() { log += "n"; return { done: false, value: 1 }; } }; } };
function note(s, v) { log += s; return v; }
[note("o", {})[note("k", "x")]] = source;
assert.sameValue(log, "okn");
