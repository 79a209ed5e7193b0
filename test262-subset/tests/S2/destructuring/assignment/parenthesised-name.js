/*---
description: A default function takes no name from a target in parentheses
esid: sec-runtime-semantics-keyeddestructuringassignmentevaluation
---*/

let a;
[(a) = () => 0] = [];
assert.sameValue(typeof a, "function");
