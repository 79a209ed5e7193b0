/*---
description: The value of a super call is the new object
esid: sec-super-keyword-runtime-semantics-evaluation
---*/

let same;
class B extends Object { constructor() { let r = super(); same = r === this; } }
new B();
assert.sameValue(same, true);
