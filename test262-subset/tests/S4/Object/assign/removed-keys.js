/*---
description: A key that a getter removed or hid meanwhile is skipped
esid: sec-object.assign
---*/

var source = {
  get first() { delete this.second; Object.defineProperty(this, "third", { enumerable: false }); return 1; },
  second: 2, third: 3
};
assert.sameValue(Object.keys(Object.assign({}, source)).join(), "first");
