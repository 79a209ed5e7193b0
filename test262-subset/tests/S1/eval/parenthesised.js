/*---
description: A parenthesised name still makes a direct eval
esid: sec-function-calls-runtime-semantics-evaluation
---*/

function f() { var seen = 1; return (eval)("typeof seen"); }
assert.sameValue(f(), "number");
