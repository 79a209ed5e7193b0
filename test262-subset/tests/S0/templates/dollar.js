/*---
description: A dollar sign without a brace is an ordinary character
esid: sec-template-literal-lexical-components
---*/

assert.sameValue(`$`, "$");
assert.sameValue(`$$`, "$$");
assert.sameValue(`$${1}$`, "$1$");
assert.sameValue(`{}$ {`, "{}$ {");
