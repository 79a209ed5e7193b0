/*---
description: A value that the reviver changed ahead has no source
esid: sec-internalizejsonproperty
features: [json-parse-with-source]
---*/

var seen = [];
JSON.parse("[1,2,3]", function (k, v, context) {
  if (k === "0") { this[1] = 3; this[2] = 3; }
  seen.push(context.source);
  return v;
});
assert.compareArray(seen, ["1", undefined, "3", undefined]);
