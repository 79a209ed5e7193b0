/*---
description: The text is converted; a reviver that cannot be called is ignored
esid: sec-json.parse
---*/

assert.sameValue(JSON.parse(null), null);
assert.sameValue(JSON.parse([5], {}), 5);
assert.sameValue(JSON.parse(1n, null), 1);
assert.throws(SyntaxError, function () { JSON.parse(undefined); });
assert.throws(TypeError, function () { JSON.parse(Symbol()); });
