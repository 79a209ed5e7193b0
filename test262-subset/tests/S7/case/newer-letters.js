/*---
description: Letters of recent Unicode versions have case
esid: sec-string.prototype.touppercase
---*/

assert.sameValue("\uA7C0".toLowerCase(), "\uA7C1");
assert.sameValue("\u1C89".toLowerCase(), "\u1C8A");
assert.sameValue("\uA7CB".toLowerCase(), "\u0264");
assert.sameValue("\uA7DC".toLowerCase(), "\u019B");
assert.sameValue("\u2C2F".toLowerCase(), "\u2C5F");
