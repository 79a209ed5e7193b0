/*---
description: Boundaries know ASCII words, and under iu the two letters that fold into them
esid: sec-runtime-semantics-wordcharacters-abstract-operation
---*/

assert.sameValue("\u00E9a".search(/\ba/), 1);
assert(/\B/.test(""));
assert(!/\b/.test(""));
assert(/^\w$/iu.test("\u017F") && /^\w$/iu.test("\u212A"));
assert(!/^\w$/i.test("\u017F") && !/^\w$/u.test("\u212A"));
assert(/a\B\u017F/iu.test("a\u017F"));
assert(/^\W$/u.test("\u212A"));
