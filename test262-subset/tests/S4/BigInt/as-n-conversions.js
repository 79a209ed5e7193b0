/*---
description: The bits are converted before the value; a number is no value
esid: sec-bigint.asintn
---*/

var log = [];
BigInt.asUintN({ valueOf() { log.push("bits"); return 1; } }, { valueOf() { log.push("value"); return 1n; } });
assert.compareArray(log, ["bits", "value"]);
assert.throws(TypeError, function () { BigInt.asIntN(1, 1); });
assert.throws(RangeError, function () { BigInt.asIntN(-1, 0n); });
assert.throws(RangeError, function () { BigInt.asIntN(2 ** 53, 0n); });
assert.sameValue(BigInt.asIntN("4", "15"), -1n);
