/*---
description: A name may stand once in each alternative; the one that matched counts
esid: sec-patterns-static-semantics-early-errors
features: [regexp-duplicate-named-groups]
---*/

var r = /(?:(?<y>\d{4})-\d\d|\d\d\/(?<y>\d{4}))/;
assert.sameValue(r.exec("2025-01").groups.y, "2025");
assert.sameValue(r.exec("01/2026").groups.y, "2026");
assert.throws(SyntaxError, function () { new RegExp("(?<a>.)(?<a>.)"); });
assert.throws(SyntaxError, function () { new RegExp("(?<a>.(?<a>.)|x)"); });
assert.throws(SyntaxError, function () { new RegExp("(?:(?<a>.)|x)(?<a>.)"); });
