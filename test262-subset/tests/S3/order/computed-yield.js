/*---
description: A class definition may be suspended between its computed names
esid: sec-class-definitions
---*/

let log = [];
function* g() { class A { [yield log.push("a")]() {} static [yield log.push("b")] = log.push("s"); } return A; }
let it = g();
it.next(); it.next("m");
let A = it.next("f").value;
assert.compareArray(log, ["a", "b", "s"]);
assert.sameValue(typeof A.prototype.m + A.f, "function3");
