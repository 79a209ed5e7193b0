/*---
description: An anonymous class takes the name of its binding or property
esid: sec-runtime-semantics-namedevaluation
---*/

let A = class {}, o = { B: class {} }, [C = class {}] = [];
let D; D = class {};
assert.compareArray([A.name, o.B.name, C.name, D.name], ["A", "B", "C", "D"]);
