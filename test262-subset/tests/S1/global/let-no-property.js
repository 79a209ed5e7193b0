/*---
description: Global lexical declarations are no properties of the global object
esid: sec-globaldeclarationinstantiation
---*/

let aLet = 1;
const aConst = 2;
class AClass {}
assert.sameValue("aLet" in globalThis || "aConst" in globalThis || "AClass" in globalThis, false);
