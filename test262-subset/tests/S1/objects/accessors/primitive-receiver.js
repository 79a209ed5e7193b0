/*---
description: A strict getter found through a primitive gets the primitive itself
esid: sec-getvalue
---*/

Object.defineProperty(Number.prototype, "self", { get() { return typeof this; }, configurable: true });
assert.sameValue((5).self, "number");
delete Number.prototype.self;
