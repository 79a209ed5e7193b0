/*---
description: A class folds each of its characters, a complemented one is folded before it is negated
esid: sec-compileatom
---*/

assert(/^[a-z]$/i.test("K"));
assert(/^[Z-a]$/i.test("z"));
assert(!/^[^x]$/i.test("X"));
assert(/^[^x]$/i.test("y"));
assert(/[\u03B1-\u03C9]/i.test("\u0391"));
assert(!/[^\W]/iu.test("-"));
assert(!/[\W]/iu.test("s"), "the long s is a word character under iu, so \\W does not bring s in");
