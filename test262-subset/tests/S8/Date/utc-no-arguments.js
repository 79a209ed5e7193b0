/*---
description: without arguments it is NaN
esid: sec-date.utc
---*/

assert.sameValue(Date.UTC(), NaN);
assert.sameValue(Date.UTC(undefined), NaN);
assert.sameValue(Date.UTC(1970), 0);
assert.sameValue(Date.UTC(1970, undefined), NaN);
assert.sameValue(Date.UTC("1970", "1"), Date.UTC(1970, 1));
