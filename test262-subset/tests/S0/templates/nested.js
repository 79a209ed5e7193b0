/*---
description: Templates nest in substitutions, braces of objects and blocks included
esid: sec-template-literals
---*/

assert.sameValue(`a${`b${`c`}d`}e`, "abcde");
assert.sameValue(`${{ a: 1 }.a}${(function () { { return 2; } })()}`, "12");
