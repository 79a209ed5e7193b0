/*---
description: Keys are texts by content, BigInts by value, and numbers apart from their texts
esid: sec-samevaluezero
---*/

var m = new Map([["1", "t"], [1, "n"], [1n, "b"], [true, "o"]]);
assert.sameValue(m.size, 4);
assert.sameValue(m.get("" + 1) + m.get(2 - 1) + m.get(BigInt("1")) + m.get(!0), "tnbo");
assert.sameValue(m.has(Object("1")), false);
m.set(10n ** 40n, 1);
assert.sameValue(m.get(10n ** 20n * 10n ** 20n), 1);
assert.sameValue(new Set(["\u00E9", "e\u0301"]).size, 2);
