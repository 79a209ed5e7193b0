/*---
description: called without new it is the text of now, whatever the arguments
esid: sec-date
---*/

assert.sameValue(typeof Date(), "string");
assert.sameValue(Date(0), Date(NaN, 1));
var o = { valueOf: function () { throw new EvalError(); } };
assert.sameValue(Date(o), Date());
assert.sameValue(Date.call(new Date(0)), Date());
