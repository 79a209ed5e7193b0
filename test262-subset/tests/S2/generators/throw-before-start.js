/*---
description: throw before the first next ends the generator without running it
esid: sec-generatorresumeabrupt
---*/

let ran = false;
function* g() { ran = true; yield; }
let it = g();
assert.throws(RangeError, function () { it.throw(new RangeError()); });
assert.sameValue(it.next().done, true);
assert.sameValue(ran, false);
