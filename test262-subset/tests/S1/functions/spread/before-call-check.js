/*---
description: Arguments are evaluated before the callee is found not callable
esid: sec-evaluatecall
---*/

var n = 0;
assert.throws(TypeError, function () { var f = 1; f(n++, ...[n++]); });
assert.sameValue(n, 2);
