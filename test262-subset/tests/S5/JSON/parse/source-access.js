/*---
description: The reviver sees the source of primitives, as it was written
esid: sec-internalizejsonproperty
features: [json-parse-with-source]
---*/

var sources = [];
JSON.parse('[1.0,"\\u0041",true,null,-0,1e1000,{"k":1},[]]', function (k, v, context) {
  sources.push(Object.hasOwn(context, "source") ? context.source : "-");
  return v;
});
assert.compareArray(sources, ["1.0", '"\\u0041"', "true", "null", "-0", "1e1000", "1", "-", "-", "-"]);
