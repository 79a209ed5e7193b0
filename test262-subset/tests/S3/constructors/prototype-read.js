/*---
description: A base class reads the prototype of new.target before it runs
esid: sec-ordinarycreatefromconstructor
---*/

let log = [];
class A { x = log.push("field"); constructor() { log.push("body"); } }
let target = function () {}.bind();
Object.defineProperty(target, "prototype", { get() { log.push("prototype"); return null; } });
Reflect.construct(A, [], target);
assert.compareArray(log, ["prototype", "field", "body"]);
