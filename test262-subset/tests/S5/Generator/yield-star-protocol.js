/*---
description: yield* hands next, throw and return through, and closes what has no throw
esid: sec-generator-function-definitions-runtime-semantics-evaluation
---*/

var log = [];
var inner = {
  [Symbol.iterator]() { return this; }, next(v) { log.push("next " + v); return { done: false }; },
  return(v) { log.push("return " + v); return { done: true, value: "r" }; }
};
function* g() { yield* inner; }
var it = g();
it.next("lost");
it.next(1);
assert.throws(TypeError, function () { it.throw(new EvalError()); });
it = g();
it.next();
assert.sameValue(it.return(2).value, "r");
assert.compareArray(log, ["next undefined", "next 1", "return undefined", "next undefined", "return 2"]);
