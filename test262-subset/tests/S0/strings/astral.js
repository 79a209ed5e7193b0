/*---
description: A character beyond the basic plane counts two code units
esid: sec-literals-string-literals
---*/

assert.sameValue("𝒳".length, 2);
assert.sameValue("𝒳".charCodeAt(0), 0xD835);
