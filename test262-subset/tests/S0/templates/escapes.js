/*---
description: Templates know the escapes of strings
esid: sec-template-literal-lexical-components
---*/

assert.sameValue(`\x41\u0042\u{43}\n\0`, "ABC\n\0");
assert.sameValue(`\``, "`");
assert.sameValue(`\${1}`, "${1}");
