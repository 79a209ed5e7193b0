/*---
description: undefined from the reviver deletes; what it adds later is not visited
esid: sec-internalizejsonproperty
---*/

var o = JSON.parse('{"a":1,"b":2,"c":[7]}', function (k, v) {
  if (k === "a") { this.added = 1; delete this.b; return undefined; }
  return k === "0" ? undefined : v;
});
assert.compareArray(Object.keys(o), ["c", "added"]);
assert.sameValue(o.c.length, 1);
assert(!(0 in o.c));
