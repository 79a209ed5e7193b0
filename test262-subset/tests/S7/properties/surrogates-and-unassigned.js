/*---
description: Lone surrogates, private use and code points without a character have categories
esid: table-nonbinary-unicode-properties
---*/

assert(/^\p{Cs}$/u.test("\uD800") && !/\p{Cs}/u.test("\uD83D\uDE00"));
assert(/^\p{Co}$/u.test("\uE000") && /^\p{Co}$/u.test("\u{10FFFD}"));
assert(/^\p{Cn}$/u.test("\uFFFF") && /^\p{Cn}$/u.test("\u0378"));
assert(/^\p{Cc}$/u.test("\x7F") && /^\p{Cf}$/u.test("\u200D"));
assert(/^\p{C}+$/u.test("\uD800\uE000\uFFFF\0\u00AD"));
