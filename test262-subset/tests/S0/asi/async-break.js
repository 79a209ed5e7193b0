/*---
description: A line break after async makes a name of it
esid: sec-async-function-definitions
---*/

var async = 1;
async
function f() { return 2; }
assert.sameValue(f(), 2);
