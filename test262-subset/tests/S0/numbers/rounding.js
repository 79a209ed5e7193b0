/*---
description: A literal is the double nearest to its exact value, ties to even
esid: sec-static-semantics-mv
---*/

assert.sameValue(9007199254740993, 9007199254740992);
assert.sameValue(9007199254740995, 9007199254740996);
assert.sameValue(0.1 + 0.2, 0.30000000000000004);
