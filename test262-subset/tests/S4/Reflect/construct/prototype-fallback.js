/*---
description: A new.target without an object as prototype falls back to the default of its realm
esid: sec-getprototypefromconstructor
---*/

function T() {}
T.prototype = 1;
assert.sameValue(Object.getPrototypeOf(Reflect.construct(Array, [], T)), Array.prototype);
assert.sameValue(Object.getPrototypeOf(Reflect.construct(Map, [], T)), Map.prototype);
assert.sameValue(Object.getPrototypeOf(Reflect.construct(RegExp, [], T)), RegExp.prototype);
