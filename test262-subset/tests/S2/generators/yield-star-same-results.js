/*---
description: yield star hands the result objects of the inner iterator through
esid: sec-generatoryield
---*/

let result = { value: 1, done: false, extra: true };
function* g() { yield* { [Symbol.iterator]() { return { next() { return result; } }; } }; }
assert.sameValue(g().next(), result);
