/*---
description: An initializer runs anew for each instance
esid: sec-initializeinstanceelements
---*/

let n = 0;
class A { list = []; id = n++; }
let a = new A(), b = new A();
assert.notSameValue(a.list, b.list);
assert.sameValue(b.id, 1);
