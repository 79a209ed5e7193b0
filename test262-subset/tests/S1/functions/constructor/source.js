/*---
description: The source text of a made function has its line feeds in fixed places
esid: sec-createdynamicfunction
---*/

assert.sameValue(Function("a", "b", "return 1").toString(), "function anonymous(a,b\n) {\nreturn 1\n}");
