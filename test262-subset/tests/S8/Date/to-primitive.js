/*---
description: the hint decides, default being string
esid: sec-date.prototype-%symbol.toprimitive%
---*/

var d = new Date(5), to = Date.prototype[Symbol.toPrimitive];
assert.sameValue(d[Symbol.toPrimitive]("number"), 5);
assert.sameValue(d[Symbol.toPrimitive]("default"), String(d));
assert.sameValue(`${d}`, d + "");
assert.sameValue(d * 2, 10);
assert.sameValue(to.call({ valueOf: function () { return 1; }, toString: function () { return {}; } }, "string"), 1);
assert.throws(TypeError, function () { to.call(d, "Number"); });
assert.throws(TypeError, function () { to.call(d); });
assert.throws(TypeError, function () { to.call(d, new String("number")); });
assert.throws(TypeError, function () { to.call(1, "number"); });
