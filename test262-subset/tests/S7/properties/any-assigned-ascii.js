/*---
description: Any is everything, Assigned all but Cn, ASCII the first 128
esid: table-binary-unicode-properties
---*/

assert(/^\p{Any}+$/u.test("\0\uD800\uFFFF\u{10FFFF}"));
assert(!/\P{Any}/u.test("x"));
assert(!/\p{Assigned}/u.test("\u0378") && /\p{Assigned}/u.test("\uD800"));
assert(/^\p{ASCII}$/u.test("\x7F") && !/^\p{ASCII}$/u.test("\x80"));
