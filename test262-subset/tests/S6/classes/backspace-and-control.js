/*---
description: In a class \b is a backspace; \c takes a letter
esid: sec-patterns-static-semantics-character-value
---*/

assert(/[\b]/.test("\b"));
assert(/\cJ/.test("\n") && /\cj/.test("\n"));
assert(/\0/.test("\0"));
assert(/[\cA-\cC]/.test("\x02"));
assert(/\t\v\f\r\n/.test("\t\v\f\r\n"));
