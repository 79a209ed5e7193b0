/*---
description: Function.prototype.toString gives the source text
esid: sec-function.prototype.tostring
---*/

function  f ( a,b ) { /* c */ return a }
assert.sameValue(f.toString(), "function  f ( a,b ) { /* c */ return a }");
assert.sameValue(((a) => a + 1).toString(), "(a) => a + 1");
assert.sameValue(({ m ( ) { } }).m.toString(), "m ( ) { }");
