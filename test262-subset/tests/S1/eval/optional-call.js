/*---
description: An optional call of eval is indirect
esid: sec-optional-chaining-chain-evaluation
---*/

function f() { var hidden = 1; return eval?.("typeof hidden"); }
assert.sameValue(f(), "undefined");
