/*---
description: lastIndex is an own data property that only its writability can change
esid: sec-lastindex
---*/

var d = Object.getOwnPropertyDescriptor(/a/, "lastIndex");
assert(d.value === 0 && d.writable && !d.enumerable && !d.configurable);
var r = Object.freeze(/a/);
assert.sameValue(r.test("a"), true, "not written without g or y");
assert.throws(TypeError, function () { Object.freeze(/a/g).test("a"); });
assert.throws(TypeError, function () { Object.freeze(/a/g).test("b"); });
assert.sameValue(r.test("b"), false);
