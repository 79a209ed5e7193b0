/*---
description: yield takes a whole assignment expression and binds less than any operator
esid: sec-generator-function-definitions
---*/

function* g() { let x; let y = yield x = 1 + 2; return [x, y]; }
let it = g();
assert.sameValue(it.next().value, 3);
assert.compareArray(it.next(9).value, [3, 9]);
