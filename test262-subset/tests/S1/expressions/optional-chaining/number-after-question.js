/*---
description: A question mark, a dot and a digit are a conditional
esid: prod-OptionalChainingPunctuator
---*/

assert.sameValue(true?.5:1, 0.5);
