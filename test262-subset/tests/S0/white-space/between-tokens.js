/*---
description: Tab, vertical tab, form feed, space and no-break space separate tokens
esid: sec-white-space
---*/

assert.sameValue(eval("1\t+\v2\f+ 3\u00A0+4"), 10);
