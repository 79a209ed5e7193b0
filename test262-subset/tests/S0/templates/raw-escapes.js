/*---
description: The raw value holds escapes as they are written
esid: sec-static-semantics-trv
---*/

assert.sameValue(String.raw`\x41\n\u{42}\\\``, "\\x41\\n\\u{42}\\\\\\`");
