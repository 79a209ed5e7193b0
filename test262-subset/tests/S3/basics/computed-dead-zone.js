/*---
description: A computed name cannot use the name of the class
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

assert.throws(ReferenceError, function () { class A { [A.name]() {} } });
