/*---
description: parts lose their fraction towards zero
esid: sec-maketime
---*/

assert.sameValue(Date.UTC(1970, 0.9, 1.9, 0.9, 0.9, 0.9, 0.9), 0);
assert.sameValue(Date.UTC(1970, -0.9, 1, -0.9, -0.9, -0.9, -0.9), 0);
assert.sameValue(Date.UTC(1970, 0, 0.9), -86400000);
