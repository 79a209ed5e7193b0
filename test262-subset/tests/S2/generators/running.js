/*---
description: A generator cannot be resumed while it runs
esid: sec-generatorvalidate
---*/

let it, error;
function* g() { try { it.next(); } catch (e) { error = e; } yield 1; }
it = g();
assert.sameValue(it.next().value, 1);
assert.sameValue(error.constructor, TypeError);
