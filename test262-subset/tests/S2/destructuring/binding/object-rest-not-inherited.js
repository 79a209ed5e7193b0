/*---
description: A rest property takes neither inherited nor hidden properties
esid: sec-copydataproperties
---*/

let source = Object.create({ inherited: 1 }, { hidden: { value: 2 }, shown: { value: 3, enumerable: true } });
let { ...rest } = source;
assert.compareArray(Object.getOwnPropertyNames(rest), ["shown"]);
assert.sameValue(Object.getOwnPropertyDescriptor(rest, "shown").writable, true);
