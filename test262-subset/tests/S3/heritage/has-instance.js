/*---
description: A static Symbol.hasInstance decides instanceof
esid: sec-instanceofoperator
---*/

class Even { static [Symbol.hasInstance](n) { return n % 2 === 0; } }
assert.sameValue(2 instanceof Even, true);
assert.sameValue(3 instanceof Even, false);
