/*---
description: new.target in a static block is undefined
esid: sec-class-definitions
---*/

let seen = 1;
class A { static { seen = new.target; } }
assert.sameValue(seen, undefined);
