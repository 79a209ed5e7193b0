/*---
description: every 4 years, not every 100, but every 400, also before year 1
esid: sec-days-in-year
---*/

function february(y) { var d = new Date(0); d.setUTCFullYear(y, 2, 0); return d.getUTCDate(); }
assert.compareArray([2000, 1900, 2004, 2001, 0, -4, -100, -400, 4].map(february), [29, 28, 29, 28, 29, 29, 28, 29, 29]);
