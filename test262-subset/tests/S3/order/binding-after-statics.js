/*---
description: The outer name of a class is bound after its static parts ran
esid: sec-runtime-semantics-bindingclassdeclarationevaluation
---*/

let early;
let C = class { static { try { C; } catch (e) { early = e.constructor; } } };
assert.sameValue(early, ReferenceError);
