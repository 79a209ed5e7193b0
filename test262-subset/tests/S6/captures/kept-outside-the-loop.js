/*---
description: Captures before a loop survive it
esid: sec-runtime-semantics-repeatmatcher-abstract-operation
---*/

assert.compareArray(/(a)(?:b\1)*/.exec("ababa"), ["ababa", "a"]);
assert.compareArray(/((a)|b)*/.exec("ab"), ["ab", "b", undefined]);
