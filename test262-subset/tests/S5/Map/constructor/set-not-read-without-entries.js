/*---
description: Without an iterable the adder is not read
esid: sec-map-iterable
---*/

class M extends Map { get set() { throw new EvalError(); } }
assert.sameValue(new M(null).size, 0);
assert.sameValue(new M().size, 0);
assert.throws(EvalError, function () { new M([]); });
