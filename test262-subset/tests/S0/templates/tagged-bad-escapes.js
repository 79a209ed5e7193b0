/*---
description: Malformed escapes in a tagged template make only their own cooked part undefined
esid: sec-template-literals
---*/

function cooked(s) { return [s[0], s[1], s[2]]; }
assert.compareArray(cooked`\u{${0}\n${0}\01`, [undefined, "\n", undefined]);
