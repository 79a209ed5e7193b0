/*---
description: Contextual words are ordinary names
esid: sec-keywords-and-reserved-words
---*/

var as = 1, async = 2, from = 3, get = 4, of = 5, set = 6, target = 7, meta = 8;
assert.sameValue(as + async + from + get + of + set + target + meta, 36);
