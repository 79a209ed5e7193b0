/*---
description: An array pattern uses the iterator method that the array has
esid: sec-getiterator
---*/

let list = [1, 2];
list[Symbol.iterator] = function* () { yield "a"; yield "b"; };
let [a, b] = list;
assert.sameValue(a + b, "ab");
