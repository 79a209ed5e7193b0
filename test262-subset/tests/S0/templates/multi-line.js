/*---
description: A template may run over lines
esid: sec-template-literal-lexical-components
---*/

assert.sameValue(`one
 two`, "one\n two");
