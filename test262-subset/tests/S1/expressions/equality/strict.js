/*---
description: Strict equality never converts
esid: sec-isstrictlyequal
---*/

assert(!("1" === 1));
assert(0 === -0);
assert(!(NaN === NaN));
assert("ab" === "a" + "b");
assert(!({} === {}));
assert(!(null === undefined));
var o = {};
assert(o === o);
