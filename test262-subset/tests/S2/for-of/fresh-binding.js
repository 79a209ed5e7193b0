/*---
description: Every round has a binding of its own
esid: sec-runtime-semantics-forin-div-ofbodyevaluation-lhs-stmt-iterator-lhskind-labelset
---*/

let fs = [];
for (let x of [1, 2, 3]) fs.push(() => x++);
assert.sameValue(fs[0](), 1);
assert.sameValue(fs[0](), 2);
assert.sameValue(fs[2](), 3);
