/*---
description: The description is a text or undefined, and is not writable
esid: sec-symbol.prototype.description
---*/

assert.sameValue(Symbol().description, undefined);
assert.sameValue(Symbol("").description, "");
assert.sameValue(Symbol(undefined).description, undefined);
assert.sameValue(Symbol(null).toString(), "Symbol(null)");
assert.throws(TypeError, function () { Symbol("a").description = "b"; });
assert.sameValue(Object(Symbol("w")).description, "w");
