/*---
description: Returning a generator that is suspended in a loop closes the loop's iterator
esid: sec-generator.prototype.return
---*/

let closed = 0;
let source = { [Symbol.iterator]() { return { next() { return {}; }, return() { closed++; return {}; } }; } };
function* g() { for (let x of source) yield x; }
let it = g();
it.next();
assert.sameValue(it.return(6).value, 6);
assert.sameValue(closed, 1);
