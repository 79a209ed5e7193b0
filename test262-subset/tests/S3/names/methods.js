/*---
description: Methods and accessors are named by their keys
esid: sec-setfunctionname
---*/

let s = Symbol("d");
class A { m() {} [s]() {} 1() {} get g() {} static "a b"() {} }
let p = A.prototype;
assert.compareArray([p.m.name, p[s].name, p[1].name, A["a b"].name], ["m", "[d]", "1", "a b"]);
assert.sameValue(Object.getOwnPropertyDescriptor(p, "g").get.name, "get g");
