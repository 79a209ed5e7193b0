/*---
description: The context is a fresh plain object each time
esid: sec-internalizejsonproperty
features: [json-parse-with-source]
---*/

var contexts = [];
JSON.parse("[1]", function (k, v, c) { contexts.push(c); return v; });
assert.notSameValue(contexts[0], contexts[1]);
assert.sameValue(Object.getPrototypeOf(contexts[0]), Object.prototype);
assert.sameValue(Object.keys(contexts[1]).length, 0);
