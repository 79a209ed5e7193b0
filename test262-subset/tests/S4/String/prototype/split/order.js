/*---
description: The limit is converted before the separator
esid: sec-string.prototype.split
---*/

var log = [];
"a".split({ toString() { log.push("separator"); return "a"; } }, { valueOf() { log.push("limit"); return 1; } });
assert.compareArray(log, ["limit", "separator"]);
