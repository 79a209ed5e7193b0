/*---
description: Keys and values are evaluated pairwise from left to right
esid: sec-object-initializer-runtime-semantics-evaluation
---*/

var log = "";
function t(x) { log += x; return x; }
({ [t("a")]: t("1"), [t("b")]: t("2") });
assert.sameValue(log, "a1b2");
