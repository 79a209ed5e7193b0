/*---
description: instanceof asks Symbol.hasInstance first, then walks the prototypes
esid: sec-instanceofoperator
---*/

function F() {}
assert(new F() instanceof F);
assert(new F() instanceof Object);
assert(!(1 instanceof Number));
assert(1 instanceof { [Symbol.hasInstance](v) { return v === 1; } });
assert.throws(TypeError, function () { ({}) instanceof {}; });
assert.throws(TypeError, function () { ({}) instanceof (() => {}); });
assert(new F() instanceof F.bind());
