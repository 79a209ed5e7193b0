/*---
description: delete is true for absent properties and throws in strict code for those that stay
esid: sec-delete-operator
---*/

var o = { a: 1 };
assert.sameValue(delete o.a, true);
assert.sameValue("a" in o, false);
assert.sameValue(delete o.none, true);
assert.sameValue(delete 1, true);
assert.throws(TypeError, function () { delete Object.freeze({ x: 1 }).x; });
assert.throws(TypeError, function () { delete [].length; });
