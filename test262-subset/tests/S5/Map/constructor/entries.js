/*---
description: Entries are read as objects with 0 and 1; other values close the iterator
esid: sec-add-entries-from-iterable
---*/

var m = new Map([{ 0: "k", 1: "v" }, Object("xy"), []]);
assert.sameValue(m.get("k") + m.get("x"), "vy");
assert(m.has(undefined));
assert.throws(TypeError, function () { new Map(["xy"]); });
assert.throws(TypeError, function () { new Map({}); });
assert.throws(TypeError, function () { Map(); });
