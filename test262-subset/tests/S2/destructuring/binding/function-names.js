/*---
description: Anonymous functions in defaults take the bound name
esid: sec-runtime-semantics-namedevaluation
---*/

let [a = function () {}, b = () => 0] = [], { c = class {}, d: e = function* () {} } = {};
assert.compareArray([a.name, b.name, c.name, e.name], ["a", "b", "c", "e"]);
