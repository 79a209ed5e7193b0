/*---
description: A matcher that is not global gives one match
esid: sec-%regexpstringiteratorprototype%.next
---*/

var it = /a/[Symbol.matchAll]("aa");
assert.sameValue(it.next().value[0], "a");
assert.sameValue(it.next().done, true);
assert.sameValue(Object.prototype.toString.call(it), "[object RegExp String Iterator]");
assert.throws(TypeError, function () { it.next.call({}); });
assert.sameValue([..."abc".matchAll(/(?:)/g)].length, 4);
