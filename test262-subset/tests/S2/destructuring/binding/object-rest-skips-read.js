/*---
description: Properties that the pattern names are not read again for the rest
esid: sec-copydataproperties
---*/

let n = 0;
let { a, ...rest } = { get a() { n++; return 1; }, b: 2 };
assert.sameValue(n, 1);
