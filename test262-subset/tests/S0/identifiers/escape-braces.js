/*---
description: A name may be written with escapes in braces, leading zeros included
esid: sec-names-and-keywords
---*/

var \u{61}b\u{000000063} = 1;
assert.sameValue(abc, 1);
