/*---
description: A descriptor object is read in the order enumerable, configurable, value, writable, get, set
esid: sec-topropertydescriptor
---*/

var log = [], d = {};
["set", "get", "writable", "value", "configurable", "enumerable"].forEach(function (name) {
  Object.defineProperty(d, name, { get() { log.push(name); } });
});
assert.throws(TypeError, function () { Object.defineProperty({}, "x", d); });
assert.compareArray(log, ["enumerable", "configurable", "value", "writable", "get", "set"]);
