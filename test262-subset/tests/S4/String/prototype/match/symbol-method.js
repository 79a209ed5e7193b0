/*---
description: match, search and matchAll hand over to the method of the pattern, with the receiver as it is
esid: sec-string.prototype.match
---*/

var receiver = new String("r");
["match", "search"].forEach(function (m) {
  var pattern = { [Symbol[m]](s) { return [this, s]; } };
  assert.compareArray(String.prototype[m].call(receiver, pattern), [pattern, receiver]);
});
assert.throws(TypeError, function () { String.prototype.match.call(null, { [Symbol.match]() {} }); });
assert.throws(TypeError, function () { "a".match({ [Symbol.match]: 1 }); });
