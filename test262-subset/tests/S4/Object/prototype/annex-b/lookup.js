/*---
description: __lookupGetter__ stops at the first object that has the key, accessor or not
esid: sec-object.prototype.__lookupGetter__
---*/

var base = { get x() { return 1; } };
var mid = Object.create(base, { x: { value: 2, configurable: true } });
var o = Object.create(mid);
assert.sameValue(o.__lookupGetter__("x"), undefined);
delete mid.x;
assert.sameValue(typeof o.__lookupGetter__("x"), "function");
assert.sameValue(o.__lookupSetter__("x"), undefined);
