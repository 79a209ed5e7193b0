/*---
description: Spreading null, undefined or a number into an object adds nothing
esid: sec-copydataproperties
---*/

assert.sameValue(Object.keys({ ...null, ...undefined, ...1, ...true }).length, 0);
assert.compareArray(Object.keys({ ..."ab" }), ["0", "1"]);
