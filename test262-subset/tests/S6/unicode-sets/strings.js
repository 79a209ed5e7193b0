/*---
description: A class may hold texts, of which longer ones are tried first
esid: sec-compileclasssetstring
features: [regexp-v-flag]
---*/

assert.sameValue(/[\q{a|abc|ab}]/v.exec("abcd")[0], "abc");
assert.sameValue(/^[\q{abc|ab}]c/v.exec("abcc")[0], "abcc");
assert.sameValue(/^[\q{abc|ab}]c$/v.exec("abc")[0], "abc");
assert.sameValue(/^[\q{|x}]$/v.test(""), true);
assert.compareArray("abxab".match(/[[\q{ab|x}]--\q{ab}]/vg), ["x"]);
assert.compareArray("abx".match(/[\q{ab|x}&&\q{ab|y}]/vg), ["ab"]);
