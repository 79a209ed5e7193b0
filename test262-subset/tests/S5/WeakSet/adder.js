/*---
description: The constructor adds through add and closes the iterator when it throws
esid: sec-weakset-iterable
---*/

var closed = 0;
function* source() { try { yield {}; yield {}; } finally { closed++; } }
class W extends WeakSet { add() { throw new EvalError(); } }
assert.throws(EvalError, function () { new W(source()); });
assert.sameValue(closed, 1);
