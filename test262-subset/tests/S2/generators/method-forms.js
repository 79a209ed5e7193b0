/*---
description: Generator methods may have any kind of key
esid: sec-generator-function-definitions
---*/

let o = { *a() { yield 1; }, *"b c"() { yield 2; }, *[`d`]() { yield 3; }, *5() { yield 4; } };
assert.compareArray([...o.a(), ...o["b c"](), ...o.d(), ...o[5]()], [1, 2, 3, 4]);
