/*---
description: Every code point is in exactly one of a property and its complement
esid: sec-compiletocharset
---*/

var yes = /^\p{Alphabetic}$/u, no = /^\P{Alphabetic}$/u, both = 0, neither = 0;
for (var c = 0; c <= 0x10FFFF; c += 997) {
  var s = String.fromCodePoint(c), a = yes.test(s), b = no.test(s);
  if (a && b) both++;
  if (!a && !b) neither++;
}
assert.sameValue(both + "," + neither, "0,0");
