/*---
description: A finally block in the body runs before the iterator is closed
esid: sec-iteratorclose
---*/

let log = "";
let source = { [Symbol.iterator]() { return { next() { return {}; }, return() { log += "c"; return {}; } }; } };
for (let x of source) { try { break; } finally { log += "f"; } }
assert.sameValue(log, "fc");
