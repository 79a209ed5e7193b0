/*---
description: Fields of a descriptor may be inherited; a missing one keeps what is there
esid: sec-topropertydescriptor
---*/

var o = Object.defineProperty({ x: 1 }, "x", Object.create({ enumerable: false }));
var d = Object.getOwnPropertyDescriptor(o, "x");
assert.sameValue(d.value, 1);
assert.sameValue(d.writable, true);
assert.sameValue(d.enumerable, false);
