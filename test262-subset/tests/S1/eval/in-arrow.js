/*---
description: Direct eval in an arrow has this and arguments of the function around it
esid: sec-performeval
---*/

function f() { return (() => eval("[this, arguments[0]]"))(); }
assert.compareArray(f.call("t", "u"), ["t", "u"]);
