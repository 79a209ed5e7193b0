/*---
description: The dot matches no line terminator, with s everything
esid: sec-compileatom
---*/

assert(!/./.test("\n\r\u2028\u2029"));
assert(/./.test("\u0085\v\f"));
assert(/^.{4}$/s.test("\n\r\u2028\u2029"));
assert(/^.$/u.test("\uD83D\uDE00"));
assert(/^..$/.test("\uD83D\uDE00"));
assert(/^[^]$/.test("\n"));
assert(!/[]/.test("x"));
