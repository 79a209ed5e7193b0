/*---
description: A hashbang comment may open the text of an eval
esid: sec-hashbang
---*/

assert.sameValue(eval("#!/usr/bin/env anything\n7"), 7);
assert.sameValue(eval("#! only"), undefined);
