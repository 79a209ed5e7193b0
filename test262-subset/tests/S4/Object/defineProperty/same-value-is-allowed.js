/*---
description: A frozen property may be redefined with the same value, where NaN equals NaN and -0 is not 0
esid: sec-validateandapplypropertydescriptor
---*/

var o = Object.freeze({ nan: NaN, zero: 0 });
Object.defineProperty(o, "nan", { value: NaN });
Object.defineProperty(o, "zero", { value: 0, writable: false });
assert.throws(TypeError, function () { Object.defineProperty(o, "zero", { value: -0 }); });
assert.throws(TypeError, function () { Object.defineProperty(o, "zero", { enumerable: false }); });
