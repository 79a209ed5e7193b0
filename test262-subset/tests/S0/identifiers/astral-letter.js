/*---
description: A letter beyond the basic plane may name a variable and a property
esid: sec-names-and-keywords
---*/

var 𠮷 = 1, o = { 𐐷: 2 };
assert.sameValue(𠮷, 1);
assert.sameValue(o["\u{10437}"], 2);
