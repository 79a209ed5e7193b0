/*---
description: Characters and length of a wrapped text cannot change, others can
esid: sec-string-exotic-objects-defineownproperty-p-desc
---*/

var o = new String("ab");
assert.throws(TypeError, function () { o[0] = "x"; });
assert.throws(TypeError, function () { delete o[1]; });
assert.throws(TypeError, function () { o.length = 1; });
assert(Reflect.defineProperty(o, "0", { value: "a", enumerable: true }));
assert(!Reflect.defineProperty(o, "0", { value: "a", enumerable: false }));
assert.sameValue(o["-0"], undefined);
assert.sameValue(o["00"], undefined);
o[2] = "c";
assert.sameValue(o[2], "c");
