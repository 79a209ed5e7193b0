/*---
description: Case mapping knows no language
esid: sec-string.prototype.tolocaleuppercase
---*/

assert.sameValue("i".toLocaleUpperCase(), "I");
assert.sameValue("I".toLocaleLowerCase(), "i");
assert.sameValue("\u0131".toUpperCase(), "I");
assert.sameValue("\u0130".toLowerCase().length, 2);
