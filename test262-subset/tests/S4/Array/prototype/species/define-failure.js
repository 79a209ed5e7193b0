/*---
description: A slot that the species' object refuses is a TypeError
esid: sec-createdatapropertyorthrow
---*/

function Fixed() { return Object.freeze([0, 0]); }
var a = [1, 2];
a.constructor = { [Symbol.species]: Fixed };
["map", "filter", "slice", "flatMap"].forEach(function (m) {
  assert.throws(TypeError, function () { a[m](function () { return 1; }); }, m);
});
