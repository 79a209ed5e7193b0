/*---
description: Property names may be written with escapes
esid: sec-names-and-keywords
---*/

var o = { \u0061: 1 };
assert.sameValue(o.a, 1);
assert.sameValue(o.\u{61}, 1);
