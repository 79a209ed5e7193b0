/*---
description: An array within itself joins as the empty string
esid: sec-array.prototype.join
---*/

var a = [1, 2];
a[1] = [a, 3];
assert.sameValue(a.join(), "1,,3");
assert.sameValue(String(a), "1,,3");
assert.sameValue(a.join(), "1,,3");
var thrower = [{ toString() { throw new EvalError(); } }];
assert.throws(EvalError, function () { thrower.join(); });
thrower[0] = "fine again";
assert.sameValue(thrower.join(), "fine again");
