/*---
description: forEach of a set gives each value twice, and the set
esid: sec-set.prototype.foreach
---*/

var s = new Set(["x"]), me = {};
s.forEach(function (a, b, c) {
  assert.compareArray([a, b, c, this, arguments.length], ["x", "x", s, me, 3]);
}, me);
assert.throws(TypeError, function () { s.forEach(); });
