/*---
description: Indentation has at most ten units, and empty containers stay closed
esid: sec-json.stringify
---*/

assert.sameValue(JSON.stringify({ a: [1, {}], b: [] }, null, 2), '{\n  "a": [\n    1,\n    {}\n  ],\n  "b": []\n}');
assert.sameValue(JSON.stringify([1], null, 99), "[\n          1\n]");
assert.sameValue(JSON.stringify([1], null, "abcdefghijklm"), "[\nabcdefghij1\n]");
assert.sameValue(JSON.stringify([1], null, 0.9), "[1]");
assert.sameValue(JSON.stringify([1], null, new Number(1)), "[\n 1\n]");
assert.sameValue(JSON.stringify([1], null, true), "[1]");
assert.sameValue(JSON.stringify({ a: 1 }, null, "-"), '{\n-"a": 1\n}');
