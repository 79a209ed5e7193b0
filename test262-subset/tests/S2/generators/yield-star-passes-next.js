/*---
description: yield star hands the values of next on, first undefined
esid: sec-generator-function-definitions-runtime-semantics-evaluation
---*/

let got = [];
let source = { [Symbol.iterator]() { return { next(v) { got.push(v); return { done: got.length == 3 }; } }; } };
function* g() { yield* source; }
let it = g();
it.next("a"); it.next("b"); it.next("c");
assert.compareArray(got, [undefined, "b", "c"]);
