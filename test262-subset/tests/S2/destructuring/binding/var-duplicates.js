/*---
description: A var pattern may bind a name twice
esid: sec-variable-statement
---*/

var [a, a] = [1, 2];
assert.sameValue(a, 2);
