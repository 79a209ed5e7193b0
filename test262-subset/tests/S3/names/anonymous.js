/*---
description: A class without any name has the empty string as name
esid: sec-class-definitions-runtime-semantics-evaluation
---*/

assert.sameValue((class {}).name, "");
assert.sameValue(Object.hasOwn(class {}, "name"), true);
