/*---
description: References fold case under i
esid: sec-backreference-matcher
---*/

assert(/^(a)\1$/i.test("aA"));
assert(!/^(a)\1$/.test("aA"));
assert(/^(\u017F)\1$/iu.test("\u017Fs"));
assert(!/^(\u017F)\1$/i.test("\u017Fs"));
