/*---
description: Carriage returns in a template become line feeds, the separators stay
esid: sec-static-semantics-trv
---*/

assert.sameValue(eval("`a\rb`"), "a\nb");
assert.sameValue(eval("`a\r\nb`"), "a\nb");
assert.sameValue(eval("`a\u2028b`"), "a\u2028b");
assert.sameValue(eval("`a\r\rb`"), "a\n\nb");
