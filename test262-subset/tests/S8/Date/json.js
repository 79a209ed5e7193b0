/*---
description: dates in JSON text, and back
esid: sec-json.stringify
---*/

assert.sameValue(JSON.stringify([new Date(0), new Date(NaN)]), '["1970-01-01T00:00:00.000Z",null]');
assert.sameValue(JSON.stringify({ d: new Date(1) }, function (k, v) { return k ? typeof v : v; }), '{"d":"string"}');
assert.sameValue(JSON.parse('"1970-01-02"', function (k, v) { return new Date(v).getTime(); }), 86400000);
