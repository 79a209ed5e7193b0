/*---
description: One site gives the same strings each time, two sites different ones
esid: sec-gettemplateobject
---*/

function tag(s) { return s; }
function site() { return tag`x`; }
assert.sameValue(site(), site());
assert.notSameValue(tag`x`, tag`x`);
