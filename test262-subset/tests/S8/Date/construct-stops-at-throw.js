/*---
description: a conversion that throws ends the construction
esid: sec-date
---*/

var log = "";
assert.throws(EvalError, function () {
  new Date(0, { valueOf: function () { log += "m"; throw new EvalError(); } }, { valueOf: function () { log += "d"; } });
});
assert.sameValue(log, "m");
