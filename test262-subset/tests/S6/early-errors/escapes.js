/*---
description: A surrogate written as \u with braces is one character, two escapes are a pair
esid: sec-patterns-static-semantics-character-value
---*/

assert(/^\u{1F600}$/u.test("\uD83D\uDE00"));
assert(/^\uD83D\uDE00$/u.test("\u{1F600}"));
assert(!/^\u{D83D}\u{DE00}$/u.test("\u{1F600}"));
assert(!/^\uD83D\u{DE00}$/u.test("\u{1F600}"));
assert(/^[^x]$/u.test("\u{1F600}"));
assert(/^\u{0000000041}$/u.test("A"));
