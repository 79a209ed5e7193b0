/*---
description: A non-configurable property may become read-only, never writable again
esid: sec-validateandapplypropertydescriptor
---*/

var o = Object.defineProperty({}, "x", { value: 1, writable: true });
Object.defineProperty(o, "x", { value: 2 });
Object.defineProperty(o, "x", { writable: false });
assert.sameValue(o.x, 2);
assert.throws(TypeError, function () { Object.defineProperty(o, "x", { writable: true }); });
assert.throws(TypeError, function () { Object.defineProperty(o, "x", { get() {} }); });
