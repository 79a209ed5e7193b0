/*---
description: Overlong, truncated and surrogate sequences are URIErrors
esid: sec-decode
---*/

["%", "%4", "%G0", "%80", "%C0%80", "%E0%80%80", "%ED%A0%80", "%F4%90%80%80", "%F8%80%80%80%80", "%C3", "%C3x", "%C3%C3"].forEach(function (t) {
  assert.throws(URIError, function () { decodeURIComponent(t); }, t);
});
assert.sameValue(decodeURIComponent("%F4%8F%BF%BF"), "\uDBFF\uDFFF");
assert.sameValue(decodeURIComponent("%EF%BF%BF"), "\uFFFF");
