/*---
description: A static field with the computed key prototype throws a TypeError
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

assert.throws(TypeError, function () { class A { static ["prototype"] = 1; } });
