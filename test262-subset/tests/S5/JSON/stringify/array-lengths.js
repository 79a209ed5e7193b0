/*---
description: Arrays are written by length, array-likes by keys, and text wrappers as texts
esid: sec-serializejsonarray
---*/

var a = [1, , 3];
a.extra = 1;
assert.sameValue(JSON.stringify(a), "[1,null,3]");
assert.sameValue(JSON.stringify({ length: 1, 0: "x" }), '{"0":"x","length":1}');
assert.sameValue(JSON.stringify(Object("ab")), '"ab"');
assert.sameValue(JSON.stringify(new Map([[1, 2]])), "{}");
assert.sameValue(JSON.stringify((function () { return arguments; })(5)), '{"0":5}');
