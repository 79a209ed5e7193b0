/*---
description: A mapper that cannot be called is refused before the source is touched
esid: sec-array.from
---*/

var touched = 0;
var source = { get [Symbol.iterator]() { touched++; }, get length() { touched++; } };
[null, {}, 1].forEach(function (f) { assert.throws(TypeError, function () { Array.from(source, f); }); });
assert.sameValue(touched, 0);
