/*---
description: An array pattern binds elements by position
esid: sec-destructuring-binding-patterns
---*/

var [a, b, c] = [1, 2];
assert.sameValue(a + b, 3);
assert.sameValue(c, undefined);
