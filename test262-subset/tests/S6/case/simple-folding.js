/*---
description: Without u case is that of toUpperCase, one to one and never into ASCII
esid: sec-runtime-semantics-canonicalize-ch
---*/

assert(/\u03C3/i.test("\u03C2"));
assert(!/\u00DF/i.test("\u1E9E"));
assert(!/k/i.test("\u212A"));
assert(!/s/i.test("\u017F"));
assert(/\u01C5/i.test("\u01C4"));
assert(!/i/i.test("\u0131"));
assert(/\u0390/i.test("\u0390"));
