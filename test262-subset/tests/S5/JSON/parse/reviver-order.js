/*---
description: The reviver runs from the leaves up, with the holder as this
esid: sec-internalizejsonproperty
---*/

var log = [];
JSON.parse('{"a":[1,2],"b":3}', function (key, value) {
  log.push(key + (Array.isArray(this) ? "[]" : ""));
  return value;
});
assert.compareArray(log, ["0[]", "1[]", "a", "b", ""]);
