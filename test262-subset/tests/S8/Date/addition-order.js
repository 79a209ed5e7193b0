/*---
description: time is summed as the operators would, left to right
esid: sec-maketime
---*/

assert.sameValue(Date.UTC(1970, 0, 1, 2 ** 40, 0, 0, -(2 ** 40) * 3600000), 0);
assert.sameValue(Date.UTC(1970, 0, 1, 0, 0, 2 ** 43, -(2 ** 43) * 1000 + 1), 1);
