/*---
description: What a pattern computed does not make another pattern's property name valid
esid: sec-runtime-semantics-unicodematchproperty-p
---*/

assert(/\P{Lu}/u.test("a"));
assert.throws(SyntaxError, function () { new RegExp("\\p{^Lu}", "u"); });
