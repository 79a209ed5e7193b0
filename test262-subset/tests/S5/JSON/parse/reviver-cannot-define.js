/*---
description: A holder that refuses the new value does so silently
esid: sec-internalizejsonproperty
---*/

var o = JSON.parse('{"a":1,"b":2}', function (k, v) {
  if (k === "a") Object.defineProperty(this, "b", { configurable: false, writable: false });
  return k === "b" ? 9 : v;
});
assert.sameValue(o.b, 2);
