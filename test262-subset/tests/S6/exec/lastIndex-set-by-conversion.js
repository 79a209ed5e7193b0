/*---
description: The input is converted before lastIndex is read
esid: sec-regexp.prototype.exec
---*/

var r = /a/g, log = [];
r.lastIndex = { valueOf() { log.push("lastIndex"); return 1; } };
var m = r.exec({ toString() { log.push("text"); return "aa"; } });
assert.compareArray(log, ["text", "lastIndex"]);
assert.sameValue(m.index, 1);
