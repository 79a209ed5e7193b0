/*---
description: match reads flags, sets lastIndex and calls exec until null
esid: sec-regexp.prototype-%symbol.match%
---*/

var log = [], results = [{ 0: "a" }, { get 0() { log.push("0"); return ""; } }, null];
var r = {
  get flags() { log.push("flags"); return "g"; },
  get lastIndex() { log.push("get lastIndex"); return 4; }, set lastIndex(v) { log.push("lastIndex=" + v); },
  exec(s) { log.push("exec"); return results.shift(); }
};
assert.compareArray(RegExp.prototype[Symbol.match].call(r, "text"), ["a", ""]);
assert.compareArray(log, ["flags", "lastIndex=0", "exec", "exec", "0", "get lastIndex", "lastIndex=5", "exec"]);
