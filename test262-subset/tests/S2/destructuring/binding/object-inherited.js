/*---
description: An object pattern finds inherited properties
esid: sec-runtime-semantics-keyedbindinginitialization
---*/

let { a, toString } = Object.create({ a: 1 });
assert.sameValue(a, 1);
assert.sameValue(toString, Object.prototype.toString);
