/*---
description: The completion value is that of the last expression statement
esid: sec-statement-rules
---*/

assert.sameValue(eval("1; 2; 3"), 3);
assert.sameValue(eval("1; ; ;"), 1);
assert.sameValue(eval(""), undefined);
