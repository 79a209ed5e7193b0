/*---
description: A replacer sees the holder as this, and first a wrapper with an empty key
esid: sec-json.stringify
---*/

var value = { a: 1 }, holders = [];
assert.sameValue(JSON.stringify(value, function (k, v) { holders.push(this); return k === "a" ? v + 1 : v; }), '{"a":2}');
assert.sameValue(holders[0][""], value);
assert.sameValue(Object.getPrototypeOf(holders[0]), Object.prototype);
assert.sameValue(holders[1], value);
