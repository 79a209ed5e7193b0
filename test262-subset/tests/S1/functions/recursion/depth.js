/*---
description: Exhausting the stack is a RangeError that can be caught, and running goes on after it
esid: sec-execution-contexts
---*/

function f() { return 1 + f(); }
assert.throws(RangeError, f);
assert.throws(RangeError, f);
assert.sameValue([3, 1, 2].sort().join(), "1,2,3");
