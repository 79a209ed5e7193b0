/*---
description: A class may hold a range of surrogates, and a pair under u is one character
esid: sec-runtime-semantics-characterrange-abstract-operation
---*/

assert(/^[\uD83D\uDE00]$/u.test("\uD83D\uDE00"));
assert(!/^[\uD83D\uDE00]$/.test("\uD83D\uDE00"));
assert(/^[\u{1F600}-\u{1F64F}]$/u.test("\uD83D\uDE4F"));
assert.throws(SyntaxError, function () { new RegExp("[b-a]"); });
assert.throws(SyntaxError, function () { new RegExp("[\\d-z]", "u"); });
assert(/^[\d-z]+$/.test("5-z"));
assert(/[-a]/.test("-") && /[a-]/.test("-") && /[a\-z]/.test("-"));
