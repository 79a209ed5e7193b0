/*---
description: A global let hides the property of the same name
esid: sec-global-environment-records-getbindingvalue-n-s
---*/

globalThis.shadowed = "property";
(0, eval)("var unrelated;");
let shadowed = "let";
assert.sameValue(shadowed, "let");
assert.sameValue(globalThis.shadowed, "property");
