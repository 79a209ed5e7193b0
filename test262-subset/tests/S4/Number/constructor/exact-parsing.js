/*---
description: Decimal texts read as the nearest double, however many digits they have
esid: sec-stringtonumber
---*/

assert.sameValue(Number("9007199254740993"), 9007199254740992);
assert.sameValue(Number("9007199254740993" + ".0" + "0".repeat(400) + "1"), 9007199254740994);
assert.sameValue(Number("2.4703282292062327208e-324"), 0);
assert.sameValue(Number("2.4703282292062327209e-324"), 5e-324);
assert.sameValue(Number("1.7976931348623158079e308"), Number.MAX_VALUE);
assert.sameValue(Number("1.7976931348623158080e308"), Infinity);
assert.sameValue(Number("0." + "0".repeat(500) + "1e500"), 0.1);
