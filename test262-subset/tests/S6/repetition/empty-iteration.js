/*---
description: A turn that consumed nothing ends the loop, unless turns are still owed
esid: sec-runtime-semantics-repeatmatcher-abstract-operation
---*/

assert.compareArray(/(a*)*/.exec("b"), ["", undefined]);
assert.compareArray(/(?:a?)*?$/.exec("aa"), ["aa"]);
assert.compareArray(/(a*){2}/.exec("b"), ["", ""]);
assert.compareArray(/(?:(|a)b)*/.exec("bab"), ["bab", "a"]);
assert.compareArray(/(?=(a*))*/.exec("aa"), ["", undefined]);
