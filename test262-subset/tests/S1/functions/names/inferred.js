/*---
description: Anonymous functions take their name from where they are bound
esid: sec-runtime-semantics-namedevaluation
---*/

var a = function () {}, b = () => {}, o = { c: function () {}, ["d" + 1]: () => {}, get e() { return 1; } };
assert.sameValue(a.name, "a");
assert.sameValue(b.name, "b");
assert.sameValue(o.c.name, "c");
assert.sameValue(o.d1.name, "d1");
assert.sameValue(Object.getOwnPropertyDescriptor(o, "e").get.name, "get e");
assert.sameValue((function () {}).name, "");
var [f = function () {}] = [];
assert.sameValue(f.name, "f");
