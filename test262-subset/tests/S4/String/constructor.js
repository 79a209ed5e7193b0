/*---
description: String takes symbols when called, and makes an empty text of no argument
esid: sec-string-constructor-string-value
---*/

assert.sameValue(String(), "");
assert.sameValue(String(undefined), "undefined");
assert.sameValue(String(Symbol("x")), "Symbol(x)");
assert.sameValue(String([null, [1, [2]]]), ",1,2");
assert.sameValue(new String(5).length, 1);
class S extends String { first() { return this[0]; } }
assert.sameValue(new S("xyz").first(), "x");
