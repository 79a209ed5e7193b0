/*---
description: Under v a complemented property inside a class takes part in operations
esid: sec-compiletocharset
---*/

assert.compareArray("aB1_".match(/[\p{L}--\p{Lu}]/vg), ["a"]);
assert.compareArray("aB1_".match(/[\P{L}&&\p{ASCII}]/vg), ["1", "_"]);
assert.compareArray("a\u03B1\u0430".match(/[\p{L}--[\p{sc=Greek}\p{sc=Cyrl}]]/vg), ["a"]);
assert.compareArray("1\u0661\u0967".match(/[\p{Nd}--[0-9]]/vg), ["\u0661", "\u0967"]);
