/*---
description: the argument becomes a string first
esid: sec-date.parse
---*/

assert.sameValue(Date.parse({ toString: function () { return "1970"; }, valueOf: function () { throw new EvalError(); } }), 0);
assert.sameValue(Date.parse(1970), 0);
assert.sameValue(Date.parse(), NaN);
assert.sameValue(Date.parse(new Date(5000)), 5000);
assert.throws(TypeError, function () { Date.parse(Symbol()); });
