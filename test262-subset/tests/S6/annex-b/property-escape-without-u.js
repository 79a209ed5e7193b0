/*---
description: Without u \p is a p and braces are braces
esid: sec-regular-expressions-patterns
---*/

assert(/^\p{L}$/.test("p{L}"));
assert(/^\p{2}$/.test("pp"));
assert(/^[\p{L}]$/.test("}"));
assert(/^\P$/.test("P"));
