/*---
description: With u case is simple folding
esid: sec-runtime-semantics-canonicalize-ch
---*/

assert(/\u00DF/iu.test("\u1E9E"));
assert(/k/iu.test("\u212A"));
assert(/s/iu.test("\u017F"));
assert(/\u{10400}/iu.test("\u{10428}"));
assert(!/ss/iu.test("\u00DF"));
assert(!/\u0130/iu.test("i"));
