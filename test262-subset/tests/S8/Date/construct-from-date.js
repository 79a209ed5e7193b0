/*---
description: a Date argument gives its time value and none of its methods are asked
esid: sec-date
---*/

var d = new Date(12345.9);
d.valueOf = d.toString = d.toISOString = function () { throw new EvalError(); };
Object.defineProperty(d, Symbol.toPrimitive, { value: d.valueOf });
assert.sameValue(new Date(d).getTime(), 12345);
