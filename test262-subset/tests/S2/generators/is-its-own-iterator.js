/*---
description: A generator is its own iterator
esid: sec-%iteratorprototype%-@@iterator
---*/

let it = (function* () { yield 1; })();
assert.sameValue(it[Symbol.iterator](), it);
assert.compareArray([...it], [1]);
assert.compareArray([...it], []);
