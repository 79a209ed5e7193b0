/*---
description: An escape in braces may be that of a lone surrogate
esid: sec-literals-string-literals
---*/

assert.sameValue("\u{D83D}\u{DE00}", "😀");
assert.sameValue("\u{DC00}".charCodeAt(0), 0xDC00);
