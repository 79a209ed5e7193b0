/*---
description: The text of members includes their marks and keys, but not static
esid: sec-function.prototype.tostring
---*/

class A { static  *g() {} get [ "x" ] () { return 1; } }
assert.sameValue(A.g.toString(), "*g() {}");
assert.sameValue(Object.getOwnPropertyDescriptor(A.prototype, "x").get.toString(), 'get [ "x" ] () { return 1; }');
