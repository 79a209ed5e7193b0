/*---
description: The registry gives one symbol a text, and tells its text back
esid: sec-symbol.for
---*/

assert.sameValue(Symbol.for("k"), Symbol.for("k"));
assert.notSameValue(Symbol("k"), Symbol.for("k"));
assert.sameValue(Symbol.keyFor(Symbol.for("k")), "k");
assert.sameValue(Symbol.keyFor(Symbol.iterator), undefined);
assert.sameValue(Symbol.for().description, "undefined");
assert.throws(TypeError, function () { Symbol.keyFor("k"); });
