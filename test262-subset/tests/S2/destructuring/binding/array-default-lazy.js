/*---
description: A default is evaluated only when it is needed
esid: sec-runtime-semantics-iteratorbindinginitialization
---*/

let n = 0;
let [a = n++, b = n++] = [5];
assert.sameValue(n, 1);
assert.sameValue(b, 0);
