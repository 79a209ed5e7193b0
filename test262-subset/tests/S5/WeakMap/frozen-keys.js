/*---
description: A key need not be extensible, and maps do not see one another
esid: sec-weakmap.prototype.set
---*/

var k = Object.freeze({});
var a = new WeakMap([[k, "a"]]);
var b = new WeakMap([[k, "b"]]);
assert.sameValue(a.get(k), "a");
assert.sameValue(b.get(k), "b");
a.delete(k);
assert.sameValue(a.has(k), false);
assert.sameValue(b.get(k), "b");
assert.sameValue(Reflect.ownKeys(k).length, 0);
