/*---
description: The byte order mark is white space anywhere in the text
esid: sec-white-space
---*/

assert.sameValue(eval("\uFEFF1\uFEFF+\uFEFF2\uFEFF"), 3);
