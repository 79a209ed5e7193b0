/*---
description: The keys are fixed when an object is entered; a key that went away is undefined
esid: sec-serializejsonobject
---*/

var o = { get a() { delete this.b; this.d = 1; return 1; }, b: 2, c: 3 };
assert.sameValue(JSON.stringify(o), '{"a":1,"c":3}');
var list = [{ toJSON() { list.length = 1; return 0; } }, 2, 3];
assert.sameValue(JSON.stringify(list), "[0,null,null]");
