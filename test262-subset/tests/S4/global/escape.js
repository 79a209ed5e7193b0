/*---
description: escape writes code units, short below 256, and leaves some marks
esid: sec-escape-string
---*/

assert.sameValue(escape("a \u00FC\u20AC\uD83D\uDE00"), "a%20%FC%u20AC%uD83D%uDE00");
assert.sameValue(escape("@*_+-./"), "@*_+-./");
assert.sameValue(escape("~!"), "%7E%21");
