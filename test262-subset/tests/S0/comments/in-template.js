/*---
description: Comment marks in template characters are text, in a substitution they are comments
esid: sec-template-literal-lexical-components
---*/

assert.sameValue(`// ${/* hidden */ 1} /* */`, "// 1 /* */");
