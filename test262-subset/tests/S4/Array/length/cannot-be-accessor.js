/*---
description: length cannot be redefined as an accessor, enumerable or configurable
esid: sec-arraysetlength
---*/

[{ get() {} }, { enumerable: true }, { configurable: true }].forEach(function (d) {
  assert.sameValue(Reflect.defineProperty([], "length", d), false);
});
assert.sameValue(Reflect.deleteProperty([], "length"), false);
assert(Reflect.defineProperty([1], "length", {}));
