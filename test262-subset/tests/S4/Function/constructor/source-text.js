/*---
description: The source text of a made function has a line before and after the body
esid: sec-createdynamicfunction
---*/

var f = new Function("a", "b", "return a");
assert.sameValue(f.toString(), "function anonymous(a,b\n) {\nreturn a\n}");
assert.sameValue(f.name, "anonymous");
assert.sameValue(Function().toString(), "function anonymous(\n) {\n\n}");
