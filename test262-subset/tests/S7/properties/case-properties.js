/*---
description: Properties that tell what case mapping changes
esid: table-binary-unicode-properties
---*/

assert(/^\p{Changes_When_Uppercased}$/u.test("\u00DF") && /^\p{CWL}$/u.test("A") && !/^\p{CWL}$/u.test("a"));
assert(/^\p{Changes_When_NFKC_Casefolded}$/u.test("\u2160") && /^\p{CWCF}$/u.test("\u017F"));
assert(/^\p{Lowercase}$/u.test("\u00AA") && !/^\p{Ll}$/u.test("\u00AA"));
assert(/^\p{Cased}$/u.test("\u01C5") && /^\p{Case_Ignorable}$/u.test("'"));
