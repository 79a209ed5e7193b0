/*---
description: return of flatMap closes the inner iterator, then the outer, also when the inner one throws
esid: sec-iterator.prototype.flatmap
---*/

var log = [];
function source(name, fail) {
  return {
    __proto__: Iterator.prototype, next() { return { done: false, value: name }; },
    return() { log.push(name); if (fail) throw new EvalError(); return {}; }
  };
}
var h = source("outer").flatMap(function () { return source("inner"); });
h.next();
h.return();
h = source("outer").flatMap(function () { return source("bad", true); });
h.next();
assert.throws(EvalError, function () { h.return(); });
assert.compareArray(log, ["inner", "outer", "bad", "outer"]);
