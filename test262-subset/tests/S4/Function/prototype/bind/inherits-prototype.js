/*---
description: A bound function inherits from what its target inherits from
esid: sec-boundfunctioncreate
---*/

function f() {}
var parent = function () {};
Object.setPrototypeOf(f, parent);
assert.sameValue(Object.getPrototypeOf(f.bind()), parent);
