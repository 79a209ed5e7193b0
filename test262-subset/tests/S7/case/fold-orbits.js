/*---
description: All members of a folding orbit match each other under iu
esid: sec-runtime-semantics-canonicalize-ch
---*/

[["S", "s", "\u017F"], ["K", "k", "\u212A"], ["\u00C5", "\u00E5", "\u212B"], ["\u03A9", "\u03C9", "\u2126"], ["\u0398", "\u03B8", "\u03D1", "\u03F4"],
  ["\u00B5", "\u03BC", "\u039C"], ["\u1E60", "\u1E61", "\u1E9B"], ["\u0345", "\u0399", "\u03B9", "\u1FBE"]].forEach(function (orbit) {
  orbit.forEach(function (a) {
    orbit.forEach(function (b) { assert(new RegExp("^" + a + "$", "iu").test(b), a + b); });
  });
});
