/*---
description: The methods of a subclass of Array make instances of it
esid: sec-arrayspeciescreate
---*/

class List extends Array {}
let l = List.of(1, 2, 3);
assert.sameValue(l.map((x) => x) instanceof List, true);
assert.sameValue(l.filter(() => true).constructor, List);
assert.sameValue(List.from("ab") instanceof List, true);
