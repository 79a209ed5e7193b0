/*---
description: Assigning to a property with a getter alone throws a TypeError
esid: sec-ordinarysetwithowndescriptor
---*/

var o = { get a() { return 1; } };
assert.throws(TypeError, function () { o.a = 2; });
assert.throws(TypeError, function () { Object.create(o).a = 2; });
