/*---
description: A rest element may be a pattern itself
esid: sec-destructuring-binding-patterns
---*/

let [a, ...[b, c]] = [1, 2, 3];
let [...{ length }] = "abcd";
assert.compareArray([a, b, c, length], [1, 2, 3, 4]);
