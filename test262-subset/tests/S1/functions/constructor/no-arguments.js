/*---
description: Function without arguments makes an empty function
esid: sec-createdynamicfunction
---*/

assert.sameValue(Function()(), undefined);
assert.sameValue(new Function().length, 0);
