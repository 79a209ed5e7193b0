/*---
description: A yield in finally delays return, a return in finally replaces its value
esid: sec-generatorresumeabrupt
---*/

function* g() { try { yield 1; } finally { yield 2; } }
var it = g();
it.next();
assert.sameValue(it.return(9).value, 2);
var end = it.next();
assert.sameValue(end.value, 9);
assert.sameValue(end.done, true);
function* h() { try { yield 1; } finally { return 3; } }
it = h();
it.next();
assert.sameValue(it.throw(new EvalError()).value, 3);
