/*---
description: An iterator sees later elements, but never again after its end
esid: sec-%arrayiteratorprototype%.next
---*/

var a = ["a"];
var it = a.values();
a.push("b");
assert.sameValue(it.next().value, "a");
assert.sameValue(it.next().value, "b");
assert.sameValue(it.next().done, true);
a.push("c");
assert.sameValue(it.next().done, true);
assert.compareArray([...[, "x"].entries()][0], [0, undefined]);
assert.throws(TypeError, function () { it.next.call([]); });
assert.sameValue(Object.prototype.toString.call(it), "[object Array Iterator]");
