/*---
description: The replacer is read before the indentation, both before the value
esid: sec-json.stringify
---*/

var log = [];
var list = ["a"];
Object.defineProperty(list, 0, { get() { log.push("list"); return "a"; } });
var space = new Number(1);
space.valueOf = function () { log.push("space"); return 1; };
JSON.stringify({ get a() { log.push("value"); } }, list, space);
assert.compareArray(log, ["list", "space", "value"]);
