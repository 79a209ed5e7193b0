/*---
description: Every method refuses null and undefined as receivers
esid: sec-array.prototype.foreach
---*/

Object.getOwnPropertyNames(Array.prototype).forEach(function (name) {
  var f = Array.prototype[name];
  if (typeof f !== "function" || name === "constructor") return;
  assert.throws(TypeError, function () { f.call(null, function () {}); }, name);
  assert.throws(TypeError, function () { f.call(undefined, function () {}); }, name);
});
