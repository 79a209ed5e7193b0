/*---
description: Fields of a subclass of Map are not there yet while it fills itself
esid: sec-super-keyword-runtime-semantics-evaluation
---*/

let seen = [];
class M extends Map { log = 1; set(k, v) { seen.push(this.log); return super.set(k, v); } }
new M([["a", 1]]).set("b", 2);
assert.compareArray(seen, [undefined, 1]);
