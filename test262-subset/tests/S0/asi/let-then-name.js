/*---
description: A let declaration may go on after a line break
esid: sec-let-and-const-declarations
---*/

let
x
=
5
assert.sameValue(x, 5);
