/*---
description: Methods convert any receiver but null and undefined
esid: sec-requireobjectcoercible
---*/

assert.sameValue(String.prototype.trim.call({ toString() { return " t "; } }), "t");
assert.sameValue(String.prototype.at.call(123, 1), "2");
["at", "codePointAt", "concat", "endsWith", "includes", "isWellFormed", "matchAll", "normalize", "padEnd", "repeat", "slice", "split",
  "substr", "toUpperCase", "toWellFormed", "trimStart"].forEach(function (m) {
  assert.throws(TypeError, function () { String.prototype[m].call(null); }, m);
  assert.throws(TypeError, function () { String.prototype[m].call(undefined); }, m);
});
