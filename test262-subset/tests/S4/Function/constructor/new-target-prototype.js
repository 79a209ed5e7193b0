/*---
description: The prototype of a made function comes from new.target
esid: sec-createdynamicfunction
---*/

class Sub extends Function {}
var f = new Sub("return this");
assert(f instanceof Sub);
assert.sameValue(Object.hasOwn(f, "prototype"), true);
assert.sameValue(Object.getPrototypeOf(f.prototype), Object.prototype);
