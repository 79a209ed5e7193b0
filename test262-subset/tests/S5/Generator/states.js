/*---
description: return and throw before the start finish the generator without running it
esid: sec-generatorresumeabrupt
---*/

var ran = 0;
function* g() { ran++; yield 1; }
var it = g();
assert.sameValue(it.return(7).value, 7);
assert.sameValue(it.next().done, true);
it = g();
assert.throws(EvalError, function () { it.throw(new EvalError()); });
assert.sameValue(it.next().done, true);
assert.sameValue(it.return(3).value, 3);
assert.sameValue(ran, 0);
