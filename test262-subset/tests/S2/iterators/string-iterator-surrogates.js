/*---
description: A string iterator keeps pairs together and gives lone surrogates alone
esid: sec-%stringiteratorprototype%.next
---*/

assert.compareArray([..."\uD83D\uDE00\uD83D"], ["\uD83D\uDE00", "\uD83D"]);
assert.compareArray([..."\uDE00\uD83D"], ["\uDE00", "\uD83D"]);
