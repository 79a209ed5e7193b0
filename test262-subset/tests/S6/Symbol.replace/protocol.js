/*---
description: replace collects all results before it reads their fields
esid: sec-regexp.prototype-%symbol.replace%
---*/

var log = [];
function result(name) {
  return {
    get length() { log.push(name + " length"); return 2; }, get 0() { log.push(name + " 0"); return "a"; },
    get 1() { log.push(name + " 1"); return "c"; }, get index() { log.push(name + " index"); return name === "r1" ? 0 : 2; },
    get groups() { log.push(name + " groups"); }
  };
}
var results = [result("r1"), result("r2"), null];
var r = { get flags() { log.push("flags"); return "g"; }, exec() { return results.shift(); } };
assert.sameValue(RegExp.prototype[Symbol.replace].call(r, "axay", "[$1]"), "[c]x[c]y");
assert.compareArray(log, ["flags", "r1 0", "r2 0", "r1 length", "r1 0", "r1 index", "r1 1", "r1 groups",
  "r2 length", "r2 0", "r2 index", "r2 1", "r2 groups"]);
