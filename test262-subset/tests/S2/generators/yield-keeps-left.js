/*---
description: Operands evaluated before a yield keep their values
esid: sec-evaluatestringornumericbinaryexpression
---*/

let x = 1;
function* g() { return x + (yield); }
let it = g();
it.next();
x = 100;
assert.sameValue(it.next(5).value, 6);
