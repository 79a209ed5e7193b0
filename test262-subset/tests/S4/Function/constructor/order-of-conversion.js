/*---
description: All parameters are converted before the body is, and the body is converted before anything parses
esid: sec-createdynamicfunction
---*/

var log = [];
function text(name, value) { return { toString() { log.push(name); return value; } }; }
assert.throws(SyntaxError, function () { Function(text("p1", "%"), text("p2", ""), text("body", "")); });
assert.compareArray(log, ["p1", "p2", "body"]);
