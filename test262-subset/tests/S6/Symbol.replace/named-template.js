/*---
description: $< is a name only where the pattern has names
esid: sec-getsubstitution
---*/

assert.sameValue("ab".replace(/(?<x>a)/, "[$<x>$<y>$<]"), "[a$<]b");
assert.sameValue("ab".replace(/(a)/, "$<x>"), "$<x>b");
assert.sameValue("ab".replace(/(?<x>a)|(?<z>q)/, "[$<z>]"), "[]b");
