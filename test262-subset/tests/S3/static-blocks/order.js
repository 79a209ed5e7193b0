/*---
description: Static blocks and static fields run in their order
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

let log = [];
class A { static { log.push(1); } static x = log.push(2); static { log.push(3); } static m() {} static { log.push(typeof this.m); } }
assert.compareArray(log, [1, 2, 3, "function"]);
