/*---
description: Returning a generator that is suspended in a pattern closes the pattern's iterator
esid: sec-runtime-semantics-iteratordestructuringassignmentevaluation
---*/

let closed = 0;
let source = { [Symbol.iterator]() { return { next() { return {}; }, return() { closed++; return {}; } }; } };
function* g() { [{}[yield]] = source; }
let it = g();
it.next();
it.return();
assert.sameValue(closed, 1);
