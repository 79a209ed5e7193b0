/*---
description: The prototype of an instance comes from new.target
esid: sec-ordinarycreatefromconstructor
---*/

class A { x = 1; }
function Other() {}
let o = Reflect.construct(A, [], Other);
assert.sameValue(Object.getPrototypeOf(o), Other.prototype);
assert.sameValue(o.x, 1);
