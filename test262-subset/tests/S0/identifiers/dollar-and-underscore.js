/*---
description: Dollar sign and underscore are letters of names
esid: sec-names-and-keywords
---*/

var $ = 1, _ = 2, $_1 = 3, _$ = 4;
assert.sameValue($ + _ + $_1 + _$, 10);
