/*---
description: Addition concatenates as soon as one primitive operand is a string
esid: sec-applystringornumericbinaryoperator
---*/

assert.sameValue(1 + "2", "12");
assert.sameValue("1" + 2, "12");
assert.sameValue(1 + 2 + "3", "33");
assert.sameValue("" + null + undefined + true, "nullundefinedtrue");
