/*---
description: A search by first characters finds the same as a search without
esid: sec-regexpbuiltinexec
---*/

assert.sameValue(/(?:foo|bar)(?=baz)/.exec("foobarbaz").index, 3);
assert.sameValue(/(?:)a|b/.exec("cb").index, 1);
assert.sameValue(/(?:x|)y?z/.exec("aayz").index, 2);
assert.sameValue(/(?!a)[ab]c/.exec("acbc").index, 2);
assert.sameValue(/[^\0-\uFFFF]/.exec("abc"), null);
assert.sameValue(/^b|c/.exec("abc").index, 2);
