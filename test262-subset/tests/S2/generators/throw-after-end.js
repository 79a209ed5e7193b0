/*---
description: throw on a finished generator throws its argument
esid: sec-generatorresumeabrupt
---*/

let it = (function* () {})();
it.next();
assert.throws(RangeError, function () { it.throw(new RangeError()); });
