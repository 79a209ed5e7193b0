/*---
description: Two digits are tried before one, and numbers beyond the groups stay
esid: sec-getsubstitution
---*/

var s = "abcdefghijkl";
assert.sameValue(s.replace(/(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)(k)/, "$11-$10-$1"), "k-j-al");
assert.sameValue("ab".replace(/(a)/, "$10$2$00$01"), "a0$2$00ab");
assert.sameValue("ab".replace(/a(x)?/, "[$1]"), "[]b");
assert.sameValue("abc".replace(/b/, "$`$'$&$$"), "aacb$c");
assert.sameValue("a".replace(/a/, "$"), "$");
