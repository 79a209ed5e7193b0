/*---
description: The heritage of a class cannot use the name of the class
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

assert.throws(ReferenceError, function () { class A extends A {} });
assert.throws(ReferenceError, function () { (class B extends (() => B)() {}); });
