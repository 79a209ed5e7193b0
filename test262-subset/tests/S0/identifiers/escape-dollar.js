/*---
description: A dollar sign may be escaped
esid: sec-names-and-keywords
---*/

var \u0024 = 1, \u{5F} = 2;
assert.sameValue($, 1);
assert.sameValue(_, 2);
