/*---
description: An array pattern needs an iterable value
esid: sec-runtime-semantics-bindinginitialization
---*/

[1, null, undefined, {}, { length: 0 }, true].forEach(function (value) {
  assert.throws(TypeError, function () { let [] = value; });
  assert.throws(TypeError, function () { let [a] = value; });
});
