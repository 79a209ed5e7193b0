/*---
description: a subclass has the time value and its own methods
esid: sec-date
---*/

class Day extends Date {
  constructor(y, m, d) { super(Date.UTC(y, m, d)); }
  next() { return new this.constructor(this.getUTCFullYear(), this.getUTCMonth(), this.getUTCDate() + 1); }
  toString() { return this.toISOString().slice(0, 10); }
}
var d = new Day(2023, 11, 31).next();
assert.sameValue(d instanceof Day && d instanceof Date, true);
assert.sameValue(String(d), "2024-01-01");
assert.sameValue(d + "!", "2024-01-01!");
assert.sameValue(Object.prototype.toString.call(d), "[object Date]");
