/*---
description: localeCompare takes canonically equal texts for equal
esid: sec-string.prototype.localecompare
---*/

assert.sameValue("\u00E9".localeCompare("e\u0301"), 0);
assert.sameValue("\u212B".localeCompare("A\u030A"), 0);
assert.sameValue("a".localeCompare("b") < 0, true);
assert.sameValue("b".localeCompare("a") > 0, true);
assert.sameValue("undefined".localeCompare(), 0);
