/*---
description: With the source a reviver can keep integers exact
esid: sec-internalizejsonproperty
features: [json-parse-with-source]
---*/

var got = JSON.parse('{"n":12345678901234567890}', function (k, v, { source }) { return k === "n" ? BigInt(source) : v; });
assert.sameValue(got.n, 12345678901234567890n);
