/*---
description: An escape in braces can name a letter beyond the basic plane
esid: sec-names-and-keywords
---*/

var \u{1D4D0} = 1;
assert.sameValue(eval("\uD835\uDCD0"), 1);
