/*---
description: Relational comparison of a string with a number is numeric, of two strings by code units
esid: sec-islessthan
---*/

assert("10" < 9 === false);
assert("10" < "9");
assert("a" < "b");
assert("Z" < "a");
assert("" < "a");
assert("ab" > "a");
assert((null < 1) && (null >= 0));
assert(!(undefined < 1) && !(undefined >= 1));
