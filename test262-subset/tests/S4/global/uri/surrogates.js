/*---
description: Encoding refuses lone surrogates and writes pairs as four bytes
esid: sec-encode
---*/

assert.sameValue(encodeURIComponent("\uD83D\uDE00"), "%F0%9F%98%80");
["\uD800", "\uDC00", "\uDC00\uD800", "\uD800x"].forEach(function (t) {
  assert.throws(URIError, function () { encodeURI(t); });
});
assert.sameValue(encodeURI("\u00FC\u20AC"), "%C3%BC%E2%82%AC");
