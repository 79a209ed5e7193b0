/*---
description: A function under a symbol is named after the symbol's description
esid: sec-setfunctionname
---*/

var s = Symbol("desc");
var o = { [s]: function () {}, [Symbol()]() {} };
assert.sameValue(o[s].name, "[desc]");
assert.sameValue(o[Object.getOwnPropertySymbols(o)[1]].name, "");
