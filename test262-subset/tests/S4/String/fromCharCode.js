/*---
description: fromCharCode takes its arguments modulo 65536
esid: sec-string.fromcharcode
---*/

assert.sameValue(String.fromCharCode(65536 + 65, -1, 66.9), "A\uFFFFB");
assert.sameValue(String.fromCharCode(), "");
assert.sameValue(String.fromCharCode(NaN), "\0");
assert.throws(TypeError, function () { String.fromCharCode(1n); });
