/*---
description: Comment marks inside a string literal are characters
esid: sec-comments
---*/

assert.sameValue("/* a */ // b".length, 12);
