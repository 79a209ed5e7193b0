/*---
description: A pattern may be used as expression, arrow parameter and target in one text
esid: sec-arrow-function-definitions
---*/

let x;
let f = ({ x }) => x, v = ([x] = [5]);
assert.sameValue(f({ x: 1 }) + x, 6);
