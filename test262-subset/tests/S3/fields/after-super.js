/*---
description: The fields of a derived class are made when super returns
esid: sec-super-keyword-runtime-semantics-evaluation
---*/

let log = [];
class A { constructor() { log.push("x" in this); } }
class B extends A { x = log.push("field"); constructor() { log.push("before"); super(); log.push("after"); } }
new B();
assert.compareArray(log, ["before", false, "field", "after"]);
