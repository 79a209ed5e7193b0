/*---
description: A tag gets frozen cooked and raw strings, and the values
esid: sec-gettemplateobject
---*/

function tag(strings, ...values) { return { strings, values }; }
var r = tag`a\n${1}b${2}`;
assert.compareArray(r.strings, ["a\n", "b", ""]);
assert.compareArray(r.strings.raw, ["a\\n", "b", ""]);
assert.compareArray(r.values, [1, 2]);
assert(Object.isFrozen(r.strings));
assert(Object.isFrozen(r.strings.raw));
