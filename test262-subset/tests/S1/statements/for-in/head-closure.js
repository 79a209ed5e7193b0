/*---
description: A function in the expression of a for-in head sees the variables around the loop
esid: sec-runtime-semantics-forinofheadevaluation
---*/

let outside = "k";
for (let x in { [(() => outside)()]: 1 }) assert.sameValue(x, "k");
