/*---
description: A class joins properties, ranges and characters
esid: sec-compiletocharset
---*/

assert(/^[\p{Nd}\p{sc=Greek}_x-z]+$/u.test("\u0661\u03B1_y"));
assert(!/[\p{Nd}\p{sc=Greek}_x-z]/u.test("aB-"));
assert(/^[^\p{L}\P{Any}]$/u.test("1"));
