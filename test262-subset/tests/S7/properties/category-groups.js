/*---
description: LC and L, and the groups by first letter
esid: table-nonbinary-unicode-properties
---*/

assert(/^\p{LC}$/u.test("a") && !/^\p{LC}$/u.test("\u02B0") && !/^\p{LC}$/u.test("\u05D0"));
assert(/^\p{L}$/u.test("\u05D0") && /^\p{Letter}$/u.test("\u4E00"));
assert(/^\p{P}$/u.test("!") && /^\p{punct}$/u.test("_") && !/^\p{P}$/u.test("+"));
assert(/^\p{S}$/u.test("+") && /^\p{Sc}$/u.test("\u20AC"));
assert(/^\p{Nd}$/u.test("\u0660") && /^\p{Nl}$/u.test("\u2160") && /^\p{No}$/u.test("\u00B2"));
