/*---
description: Space is white space and line terminators, digits and words are ASCII
esid: sec-compiletocharset
---*/

assert.sameValue(/^\s+$/.test("\t\v\f \u00A0\uFEFF\n\r\u2028\u2029\u1680\u2000\u3000"), true);
assert(!/\s/.test("\u180E\u200B\u0085"));
assert(!/\d/u.test("\u0660"));
assert(!/\w/u.test("\u00E9"));
assert(/^[\s\S]$/.test("x"));
assert(!/[^\d\D]/.test("5x"));
