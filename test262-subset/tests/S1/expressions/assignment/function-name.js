/*---
description: An anonymous function takes the name of a plain target, not of a parenthesised one or a property
esid: sec-assignment-operators-runtime-semantics-evaluation
---*/

var f, g, o = {};
f = function () {};
(g) = function () {};
o.h = function () {};
assert.sameValue(f.name, "f");
assert.sameValue(g.name, "");
assert.sameValue(o.h.name, "");
f = null;
f ??= () => {};
assert.sameValue(f.name, "f");
