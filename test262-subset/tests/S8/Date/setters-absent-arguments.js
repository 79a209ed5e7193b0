/*---
description: an absent first argument is NaN, absent others are the date's own parts
esid: sec-date.prototype.setmonth
---*/

var d = new Date(Date.UTC(2001, 2, 3, 4, 5, 6, 7));
assert.sameValue(new Date(d).setUTCMonth(), NaN);
assert.sameValue(new Date(d).setUTCMonth(0), Date.UTC(2001, 0, 3, 4, 5, 6, 7));
assert.sameValue(new Date(d).setUTCMonth(0, undefined), NaN);
assert.sameValue(new Date(d).setUTCHours(1, 2), Date.UTC(2001, 2, 3, 1, 2, 6, 7));
assert.sameValue(new Date(d).setUTCHours(1, 2, 3, 4, { valueOf: function () { throw new EvalError(); } }), Date.UTC(2001, 2, 3, 1, 2, 3, 4));
