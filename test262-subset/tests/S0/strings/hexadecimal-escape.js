/*---
description: A hexadecimal escape has two digits of either case
esid: sec-literals-string-literals
---*/

assert.sameValue("\x41\x6a\x6A", "Ajj");
assert.sameValue("\x411", "A1");
assert.sameValue("\x00\xff".charCodeAt(1), 255);
