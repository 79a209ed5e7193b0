/*---
description: A built-in prints as native code that does not parse
esid: sec-function.prototype.tostring
---*/

[Math.max, Object, Array.prototype[Symbol.iterator], (function () {}).bind()].forEach(function (f) {
  assert(/^function\s*[\s\S]*\(\s*\)\s*\{\s*\[native code\]\s*\}$/.test(f.toString()), f.toString());
});
assert.throws(TypeError, function () { Function.prototype.toString.call({}); });
