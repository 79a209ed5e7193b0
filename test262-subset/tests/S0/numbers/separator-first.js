/*---
description: Digits behind an underscore are a name
esid: sec-names-and-keywords
---*/

var _1 = 7;
assert.sameValue(_1, 7);
