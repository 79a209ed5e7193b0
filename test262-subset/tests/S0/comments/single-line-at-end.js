/*---
description: A single-line comment may end with the text
esid: sec-comments
---*/

assert.sameValue(eval("5 // five"), 5);
assert.sameValue(eval("//"), undefined);
