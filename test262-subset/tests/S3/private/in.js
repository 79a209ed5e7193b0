/*---
description: A private name before in tells whether an object has the member
esid: sec-relational-operators-runtime-semantics-evaluation
---*/

class A { #x; #m() {} static s(o) { return [#x in o, #m in o]; } }
assert.compareArray(A.s(new A()), [true, true]);
assert.compareArray(A.s({}), [false, false]);
