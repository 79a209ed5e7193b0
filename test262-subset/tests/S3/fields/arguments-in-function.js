/*---
description: A function in an initializer has arguments of its own
esid: sec-class-definitions-static-semantics-early-errors
---*/

class A { x = function () { return arguments.length; }; }
assert.sameValue(new A().x(1, 2), 2);
