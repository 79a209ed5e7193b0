/*---
description: An escape in braces makes one or two code units
esid: sec-literals-string-literals
---*/

assert.sameValue("\u{41}", "A");
assert.sameValue("\u{1F600}", "\uD83D\uDE00");
assert.sameValue("\u{10FFFF}".length, 2);
assert.sameValue("\u{0000000000041}", "A");
