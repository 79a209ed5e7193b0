/*---
description: The argument of next is the value of the yield that it resumes
esid: sec-generator.prototype.next
---*/

function* g() { let a = yield 1; let b = yield a * 2; return a + b; }
let it = g();
assert.sameValue(it.next("ignored").value, 1);
assert.sameValue(it.next(10).value, 20);
let last = it.next(5);
assert.sameValue(last.value, 15);
assert.sameValue(last.done, true);
