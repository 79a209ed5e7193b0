/*---
description: Folding is simple: what folds to several characters only meets its single partners
esid: sec-runtime-semantics-canonicalize-ch
---*/

assert(/\u1F80/iu.test("\u1F88") && !/\u1F80/iu.test("\u1F00\u03B9"));
assert(!/\uFB05/iu.test("st"));
assert(/\uFB05/iu.test("\uFB06"));
assert(/\u0390/iu.test("\u1FD3") && /\u03B0/iu.test("\u1FE3"));
