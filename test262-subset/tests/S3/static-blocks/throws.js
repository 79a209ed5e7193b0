/*---
description: An error in a static block is that of the class definition
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

assert.throws(RangeError, function () { class A { static { throw new RangeError(); } } });
