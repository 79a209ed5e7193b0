/*---
description: An error of a getter comes before the first comparison
esid: sec-sortindexedproperties
---*/

var compared = 0;
var a = [3, 2, 1];
Object.defineProperty(a, 2, { get() { throw new EvalError(); } });
assert.throws(EvalError, function () { a.sort(function () { compared++; return 0; }); });
assert.sameValue(compared, 0);
assert.sameValue(a[0], 3);
