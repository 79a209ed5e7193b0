/*---
description: 0 is read before 1, and the key is converted after both
esid: sec-add-entries-from-iterable
---*/

var log = [];
var key = { toString() { log.push("key"); return "k"; } };
var entry = { get 0() { log.push("0"); return key; }, get 1() { log.push("1"); return 9; } };
assert.sameValue(Object.fromEntries([entry]).k, 9);
assert.compareArray(log, ["0", "1", "key"]);
