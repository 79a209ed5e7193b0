/*---
description: A character has one script, and Common and Inherited are scripts
esid: table-unicode-script-values
---*/

assert(/^\p{Script=Greek}$/u.test("\u03B1") && /^\p{sc=Grek}$/u.test("\u1F00"));
assert(/^\p{Script=Latin}$/u.test("\u00AA") && !/^\p{Script=Latin}$/u.test("\u00D7"));
assert(/^\p{sc=Zyyy}$/u.test("1") && /^\p{sc=Zinh}$/u.test("\u0301") && /^\p{sc=Qaai}$/u.test("\u0301"));
assert(/^\p{sc=Han}$/u.test("\u{20000}") && !/^\p{sc=Han}$/u.test("\u3042"));
assert(/^\p{sc=Unknown}$/u.test("\u0378"));
