/*---
description: Properties of identifiers
esid: table-binary-unicode-properties
---*/

assert(/^\p{ID_Start}$/u.test("\u2118") && /^\p{IDS}$/u.test("a") && !/^\p{IDS}$/u.test("1"));
assert(/^\p{ID_Continue}$/u.test("\u00B7") && /^\p{IDC}$/u.test("\u0301"));
assert(/^\p{XIDS}$/u.test("a") && !/^\p{XIDC}$/u.test("\u037A") && /^\p{IDC}$/u.test("\u037A"));
assert(!/^\p{IDS}$/u.test("$") && /^\p{IDC}$/u.test("\u200D"));
