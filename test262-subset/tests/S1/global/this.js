/*---
description: this at the top of a script is the global object
esid: sec-global-environment-records-getthisbinding
---*/

assert.sameValue(this, globalThis);
assert.sameValue((() => this)(), globalThis);
