/*---
description: A default in parentheses names a function only when it is the function itself
esid: sec-isfunctiondefinition
---*/

let [a = (function () {}), b = (0, function () {})] = [];
assert.sameValue(a.name, "a");
assert.sameValue(b.name, "");
