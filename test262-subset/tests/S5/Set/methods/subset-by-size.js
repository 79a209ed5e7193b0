/*---
description: A receiver larger than the other is no subset without asking
esid: sec-set.prototype.issubsetof
---*/

var other = { size: 1, has() { throw new EvalError(); }, keys() { throw new EvalError(); } };
assert.sameValue(new Set([1, 2]).isSubsetOf(other), false);
other.size = 3;
assert.sameValue(new Set([1, 2]).isSupersetOf(other), false);
assert.throws(EvalError, function () { new Set([1, 2]).isSubsetOf(other); });
