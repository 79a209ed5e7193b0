/*---
description: The parameter of a setter may be a pattern with a default
esid: sec-method-definitions
---*/

var got, o = { set a([x, y] = [1, 2]) { got = x + y; } };
o.a = [3, 4];
assert.sameValue(got, 7);
o.a = undefined;
assert.sameValue(got, 3);
