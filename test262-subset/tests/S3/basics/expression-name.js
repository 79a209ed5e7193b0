/*---
description: The name of a class expression is known only inside it
esid: sec-class-definitions-runtime-semantics-evaluation
---*/

let C = class Inner { static self() { return Inner; } };
assert.sameValue(C.self(), C);
assert.sameValue(typeof Inner, "undefined");
assert.sameValue(C.name, "Inner");
