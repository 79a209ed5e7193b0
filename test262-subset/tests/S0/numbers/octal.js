/*---
description: Octal literals have the prefix 0o in either case
esid: sec-literals-numeric-literals
---*/

assert.sameValue(0o17, 15);
assert.sameValue(0O7, 7);
