/*---
description: get and set must be callable or undefined, and exclude value and writable
esid: sec-topropertydescriptor
---*/

[{ get: null }, { set: 1 }, { get() {}, value: 1 }, { set: undefined, writable: false }].forEach(function (d) {
  assert.throws(TypeError, function () { Object.defineProperty({}, "x", d); });
});
assert.throws(TypeError, function () { Object.defineProperty({}, "x", 1); });
assert.throws(TypeError, function () { Object.defineProperty(1, "x", {}); });
