/*---
description: A subclass of Function makes instances of itself
esid: sec-createdynamicfunction
---*/

class Fn extends Function {}
var f = new Fn("a", "return a * 2");
assert.sameValue(f(4), 8);
assert.sameValue(Object.getPrototypeOf(f), Fn.prototype);
