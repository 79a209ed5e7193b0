/*---
description: Static members called name or length replace what the class would have
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

class C { static name() { return "own"; } static get length() { return 9; } }
assert.sameValue(C.name(), "own");
assert.sameValue(C.length, 9);
assert.sameValue((class { static #x; }).name, "");
var D = class { static y = this.name; };
assert.sameValue(D.y, "D");
