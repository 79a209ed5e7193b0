/*---
description: constructor and toStringTag of Iterator.prototype are accessors that protect it
esid: sec-SetterThatIgnoresPrototypeProperties
features: [iterator-helpers]
---*/

["constructor", Symbol.toStringTag].forEach(function (key) {
  var d = Object.getOwnPropertyDescriptor(Iterator.prototype, key);
  assert.sameValue(typeof d.get, "function");
  assert.sameValue(typeof d.set, "function");
  assert.sameValue(d.enumerable, false);
  assert.sameValue(d.configurable, true);
  assert.throws(TypeError, function () { Iterator.prototype[key] = 1; });
  var o = Object.create(Iterator.prototype);
  o[key] = "own";
  assert.sameValue(Object.getOwnPropertyDescriptor(o, key).value, "own");
  assert.throws(TypeError, function () { d.set.call(1, 1); });
});
assert.sameValue(Iterator.prototype.constructor, Iterator);
assert.sameValue(Iterator.prototype[Symbol.toStringTag], "Iterator");
