/*---
description: A default function takes the name of a plain target, not of a property
esid: sec-runtime-semantics-keyeddestructuringassignmentevaluation
---*/

let a, b, o = {};
[a = () => 0, o.x = () => 0] = [];
({ b = function () {} } = {});
assert.compareArray([a.name, o.x.name, b.name], ["a", "", "b"]);
