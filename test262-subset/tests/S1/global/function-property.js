/*---
description: A global function is a property of the global object from the start
esid: sec-globaldeclarationinstantiation
---*/

assert.sameValue(globalThis.early(), 1);
function early() { return 1; }
