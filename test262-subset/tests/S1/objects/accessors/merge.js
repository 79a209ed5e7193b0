/*---
description: A getter and a setter of one name share a property
esid: sec-runtime-semantics-methoddefinitionevaluation
---*/

var o = { get a() { return 1; }, b: 0, set a(v) {} };
var d = Object.getOwnPropertyDescriptor(o, "a");
assert.sameValue(typeof d.get + typeof d.set, "functionfunction");
assert.compareArray(Object.keys(o), ["a", "b"]);
