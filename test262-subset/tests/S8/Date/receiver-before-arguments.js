/*---
description: a receiver that is no date is refused before arguments are looked at
esid: sec-date.prototype.settime
---*/

var o = { valueOf: function () { throw new EvalError(); } };
["setTime", "setDate", "setHours", "setFullYear", "setYear"].forEach(function (m) {
  assert.throws(TypeError, function () { Date.prototype[m].call({}, o); }, m);
});
