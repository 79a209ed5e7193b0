/*---
description: Each kind of quote may stand in a literal of the other kind
esid: sec-literals-string-literals
---*/

assert.sameValue('"', "\"");
assert.sameValue("'", '\'');
assert.sameValue("" + '', "");
