/*---
description: Loose equality converts strings and booleans to numbers, and null only equals undefined
esid: sec-islooselyequal
---*/

assert("1" == 1);
assert(true == 1);
assert("" == 0);
assert(null == undefined);
assert(!(null == 0));
assert(!(undefined == 0));
assert(!(NaN == NaN));
assert("0x10" == 16);
assert([1] == 1);
assert(!({} == "[object Object]!"));
