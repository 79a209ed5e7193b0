/*---
description: Assigning to a const binding throws and changes nothing, in every form of assignment
esid: sec-declarative-environment-records-setmutablebinding-n-v-s
---*/

const c = 1;
assert.throws(TypeError, function () { c = 2; });
assert.throws(TypeError, function () { c += 2; });
assert.throws(TypeError, function () { c++; });
assert.throws(TypeError, function () { [c] = [2]; });
assert.throws(TypeError, function () { for (c of [2]) ; });
assert.sameValue(c, 1);
