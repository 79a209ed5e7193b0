/*---
description: A search under i finds letters of either case wherever they stand
esid: sec-regexpbuiltinexec
---*/

assert.sameValue("xxSTRASSE".search(/strasse/i), 2);
assert.sameValue("\u212A".search(/k/iu), 0);
assert.sameValue("aaK".search(/[\u212A]/iu), 2);
assert.sameValue("__\u03C2".search(/\u03A3/i), 2);
assert.sameValue("zz\u{10428}".search(/\u{10400}/iu), 2);
