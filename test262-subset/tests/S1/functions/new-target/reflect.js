/*---
description: Reflect.construct sets new.target to its third argument
esid: sec-reflect.construct
---*/

var seen;
function F() { seen = new.target; }
function G() {}
var o = Reflect.construct(F, [], G);
assert.sameValue(seen, G);
assert.sameValue(Object.getPrototypeOf(o), G.prototype);
