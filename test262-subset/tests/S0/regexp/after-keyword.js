/*---
description: A slash after return, typeof, case, in or void opens a regular expression
esid: sec-ecmascript-language-lexical-grammar
---*/

function f() { return /x/.source; }
assert.sameValue(f(), "x");
assert.sameValue(void /y/, undefined);
switch (1) { case /z/.lastIndex + 1: var seen = true; }
assert.sameValue(seen, true);
