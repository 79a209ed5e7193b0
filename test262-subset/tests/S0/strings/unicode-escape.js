/*---
description: A Unicode escape has four digits
esid: sec-literals-string-literals
---*/

assert.sameValue("\u0041\u00e9\u00E9", "Aéé");
assert.sameValue("\u00411", "A1");
