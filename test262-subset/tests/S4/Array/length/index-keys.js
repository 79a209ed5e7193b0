/*---
description: Only canonical numbers below 2^32-1 are indices
esid: sec-array-exotic-objects-defineownproperty-p-desc
---*/

var a = [];
["01", "1.0", "-0", "4294967295", 1e21].forEach(function (key) { a[key] = 1; });
assert.sameValue(a.length, 0);
a["4294967294"] = 1;
assert.sameValue(a.length, 4294967295);
assert.compareArray(Object.keys(a), ["4294967294", "01", "1.0", "-0", "4294967295", "1e+21"]);
