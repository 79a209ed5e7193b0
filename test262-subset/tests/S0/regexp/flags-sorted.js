/*---
description: The flags of a literal may come in any order
esid: sec-literals-regular-expression-literals
---*/

assert.sameValue(/a/yusmig.flags, "gimsuy");
