/*---
description: split reads constructor, flags, then sets lastIndex before each exec
esid: sec-regexp.prototype-%symbol.split%
---*/

var log = [];
var splitter = {
  get lastIndex() { log.push("get"); return 2; }, set lastIndex(v) { log.push("set " + v); },
  exec() { log.push("exec"); return log.length > 9 ? null : { length: 1, 0: "" }; }
};
var r = { get constructor() { log.push("constructor"); return { [Symbol.species]: function (p, f) { log.push("new " + f); return splitter; } }; },
  get flags() { log.push("flags"); return "i"; } };
assert.compareArray(RegExp.prototype[Symbol.split].call(r, "abc"), ["", "c"]);
assert.compareArray(log.slice(0, 6), ["constructor", "flags", "new iy", "set 0", "exec", "get"]);
