/*---
description: Cherokee folds to upper case
esid: sec-runtime-semantics-canonicalize-ch
---*/

assert.sameValue("\uAB70".toUpperCase(), "\u13A0");
assert.sameValue("\u13A0".toLowerCase(), "\uAB70");
assert(/\u13A0/iu.test("\uAB70") && /\uAB70/i.test("\u13A0"));
