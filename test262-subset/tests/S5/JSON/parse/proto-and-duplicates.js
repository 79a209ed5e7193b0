/*---
description: __proto__ is a plain key, and the last of duplicate keys wins in the first one's place
esid: sec-json.parse
---*/

var o = JSON.parse('{"b":1,"__proto__":[],"b":2,"a":3}');
assert(Object.hasOwn(o, "__proto__"));
assert.sameValue(Object.getPrototypeOf(o), Object.prototype);
assert.compareArray(Object.keys(o), ["b", "__proto__", "a"]);
assert.sameValue(o.b, 2);
