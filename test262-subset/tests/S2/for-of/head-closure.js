/*---
description: A function or a class in the expression of the head sees the variables around the loop
esid: sec-runtime-semantics-forinofheadevaluation
---*/

let outside = 4, seen = [];
for (let x of [() => outside, () => outside + 1]) seen.push(x());
for (const C of [class { m() { return outside; } }]) seen.push(new C().m());
assert.compareArray(seen, [4, 5, 4]);
