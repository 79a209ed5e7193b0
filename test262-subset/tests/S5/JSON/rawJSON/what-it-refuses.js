/*---
description: rawJSON takes one primitive without white space around
esid: sec-json.rawjson
features: [json-parse-with-source]
---*/

["", " 1", "1\n", "\t1", "1\r", "{}", "[]", "x", "1,2", "undefined"].forEach(function (t) {
  assert.throws(SyntaxError, function () { JSON.rawJSON(t); }, t);
});
assert.throws(TypeError, function () { JSON.rawJSON(Symbol()); });
assert.sameValue(JSON.rawJSON(-1.50).rawJSON, "-1.5");
