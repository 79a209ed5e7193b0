/*---
description: Lazy loops take as little, greedy ones as much as lets the rest match
esid: sec-compilequantifier
---*/

assert.compareArray(/(a+?)(a*)/.exec("aaa"), ["aaa", "a", "aa"]);
assert.compareArray(/(a{1,2}?)(a{0,1})b/.exec("aaab"), ["aaab", "aa", "a"]);
assert.compareArray(/a??b/.exec("ab"), ["ab"]);
assert.compareArray(/(a{2,}?)/.exec("aaaa"), ["aa", "aa"]);
