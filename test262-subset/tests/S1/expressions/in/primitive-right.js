/*---
description: The right operand of in must be an object
esid: sec-relational-operators-runtime-semantics-evaluation
---*/

assert.throws(TypeError, function () { "length" in "abc"; });
assert.sameValue("length" in [], true);
assert.sameValue(0 in [,], false);
assert.sameValue("toString" in {}, true);
