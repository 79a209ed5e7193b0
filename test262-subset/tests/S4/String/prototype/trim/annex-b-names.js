/*---
description: trimLeft and trimRight are trimStart and trimEnd, with their names
esid: String.prototype.trimleft
---*/

assert.sameValue(String.prototype.trimLeft, String.prototype.trimStart);
assert.sameValue(String.prototype.trimRight.name, "trimEnd");
