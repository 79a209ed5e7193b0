/*---
description: A wrapped text owns its characters, then other indices, then length and the rest
esid: sec-string-exotic-objects-ownpropertykeys
---*/

var o = new String("ab");
o.x = 1;
o[5] = 2;
o[2] = 3;
assert.compareArray(Reflect.ownKeys(o), ["0", "1", "2", "5", "length", "x"]);
