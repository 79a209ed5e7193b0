/*---
description: Patterns in one declaration are bound one after the other
esid: sec-let-and-const-declarations-runtime-semantics-evaluation
---*/

let [a] = [1], { b = a + 1 } = {}, c = a + b;
assert.compareArray([a, b, c], [1, 2, 3]);
