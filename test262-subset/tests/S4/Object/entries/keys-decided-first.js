/*---
description: entries fixes the keys first, and looks at each again when its turn comes
esid: sec-enumerableownproperties
---*/

var o = { get a() { delete this.b; this.added = 1; return 0; }, b: 1, c: 2 };
assert.sameValue(JSON.stringify(Object.entries(o)), '[["a",0],["c",2]]');
