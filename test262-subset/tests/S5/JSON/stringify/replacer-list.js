/*---
description: A list of keys decides which and in what order, at every level but arrays
esid: sec-json.stringify
---*/

var o = { a: 1, b: { b: 2, a: 3, c: 4 }, 7: [{ a: 5, z: 6 }], c: 8 };
assert.sameValue(JSON.stringify(o, ["b", "a", "b", 7, new String("none"), {}, null, true]), '{"b":{"b":2,"a":3},"a":1,"7":[{"a":5}]}');
assert.sameValue(JSON.stringify({ 1: 1 }, [new Number(1)]), '{"1":1}');
assert.sameValue(JSON.stringify({ a: 1 }, []), "{}");
