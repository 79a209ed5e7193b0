/*---
description: A function in the heritage sees the bindings around the class
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

let outer = 3;
class A extends (function () { let f = () => outer; return class { v = f(); }; })() {}
assert.sameValue(new A().v, 3);
