/*---
description: An array pattern reads elements one at a time
esid: sec-runtime-semantics-iteratorbindinginitialization
---*/

let list = [undefined, 1];
let [a = (list[1] = 2), b] = list;
assert.sameValue(b, 2);
