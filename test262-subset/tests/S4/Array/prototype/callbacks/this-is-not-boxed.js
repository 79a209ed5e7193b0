/*---
description: The this argument reaches a strict callback as it is
esid: sec-array.prototype.foreach
---*/

[1].forEach(function () { assert.sameValue(this, "s"); }, "s");
[1].map(function () { assert.sameValue(this, undefined); });
