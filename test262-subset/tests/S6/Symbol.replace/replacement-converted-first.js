/*---
description: A replacement that is no function is converted before flags are read
esid: sec-regexp.prototype-%symbol.replace%
---*/

var log = [];
RegExp.prototype[Symbol.replace].call({ get flags() { log.push("flags"); return ""; }, exec() { log.push("exec"); return null; } },
  { toString() { log.push("text"); return ""; } }, { toString() { log.push("replacement"); return ""; } });
assert.compareArray(log, ["text", "replacement", "flags", "exec"]);
