/*---
description: With a list even keys that are not enumerable or not own are read
esid: sec-serializejsonobject
---*/

var o = Object.defineProperty(Object.create({ inherited: 1 }), "hidden", { value: 2 });
assert.sameValue(JSON.stringify(o, ["hidden", "inherited"]), '{"hidden":2,"inherited":1}');
assert.sameValue(JSON.stringify(o), "{}");
