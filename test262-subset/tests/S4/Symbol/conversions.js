/*---
description: Symbols convert to text only through String and toString, and never to numbers
esid: sec-tostring
---*/

var s = Symbol("d");
assert.sameValue(String(s), "Symbol(d)");
assert.throws(TypeError, function () { s + ""; });
assert.throws(TypeError, function () { `${s}`; });
assert.throws(TypeError, function () { +s; });
assert.throws(TypeError, function () { new String(s); });
assert.sameValue(!s, false);
