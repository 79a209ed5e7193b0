/*---
description: Letters in title case map both ways
esid: sec-string.prototype.tolowercase
---*/

assert.sameValue("\u01C5".toLowerCase(), "\u01C6");
assert.sameValue("\u01C5".toUpperCase(), "\u01C4");
assert.sameValue("\u1F88".toLowerCase(), "\u1F80");
