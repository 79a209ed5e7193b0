/*---
description: A substitution may be a comma expression
esid: sec-template-literals
---*/

assert.sameValue(`${1, 2}`, "2");
