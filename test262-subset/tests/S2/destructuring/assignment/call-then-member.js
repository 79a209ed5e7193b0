/*---
description: A target may be a property of the result of a call
esid: sec-destructuring-assignment
---*/

let o = {};
function get() { return o; }
[get().x, get()["y"]] = [1, 2];
assert.sameValue(o.x + o.y, 3);
