/*---
description: rawJSON makes a frozen object without prototype that prints as its text
esid: sec-json.rawjson
features: [json-parse-with-source]
---*/

var raw = JSON.rawJSON("12345678901234567890");
assert(Object.isFrozen(raw) && JSON.isRawJSON(raw));
assert.sameValue(Object.getPrototypeOf(raw), null);
assert.compareArray(Reflect.ownKeys(raw), ["rawJSON"]);
assert.sameValue(JSON.stringify({ n: raw, a: [JSON.rawJSON('"x"')] }), '{"n":12345678901234567890,"a":["x"]}');
assert(!JSON.isRawJSON({ rawJSON: "1" }) && !JSON.isRawJSON(1));
