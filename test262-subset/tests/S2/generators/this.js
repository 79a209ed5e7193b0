/*---
description: A generator body has the this value and arguments of the call
esid: sec-runtime-semantics-evaluategeneratorbody
---*/

let o = { *m() { yield this; yield arguments[0]; } };
let [self, arg] = o.m(8);
assert.sameValue(self, o);
assert.sameValue(arg, 8);
