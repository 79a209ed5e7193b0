/*---
description: A name that is no text counts as empty; the name is read after length
esid: sec-function.prototype.bind
---*/

var log = [];
function f() {}
Object.defineProperty(f, "length", { get() { log.push("length"); return 0; } });
Object.defineProperty(f, "name", { get() { log.push("name"); return 5; } });
assert.sameValue(f.bind().name, "bound ");
assert.compareArray(log, ["length", "name"]);
