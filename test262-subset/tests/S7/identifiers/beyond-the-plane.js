/*---
description: Letters beyond the first plane are identifiers, written raw or with braces
esid: prod-IdentifierName
---*/

var \u{1D49C} = 1, \u{20000}x = 2;
assert.sameValue(𝒜 + 𠀀x, 3);
assert.sameValue({ 𝒜: 4 }["\u{1D49C}"], 4);
