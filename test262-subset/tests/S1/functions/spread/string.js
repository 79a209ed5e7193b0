/*---
description: A string is spread by code points
esid: sec-runtime-semantics-argumentlistevaluation
---*/

function list(...a) { return a; }
assert.compareArray(list(..."a😀b"), ["a", "😀", "b"]);
