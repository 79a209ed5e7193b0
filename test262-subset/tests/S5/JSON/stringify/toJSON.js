/*---
description: toJSON comes first, gets the key, and is found on BigInts but not other primitives
esid: sec-serializejsonproperty
---*/

var log = [];
var value = { toJSON(key) { log.push("toJSON " + key); return "t"; } };
JSON.stringify({ k: value, list: [value] }, function (key, v) { log.push("replacer " + key + " " + typeof v); return v; });
assert.compareArray(log, ["replacer  object", "toJSON k", "replacer k string", "replacer list object", "toJSON 0", "replacer 0 string"]);
Object.defineProperty(BigInt.prototype, "toJSON", { configurable: true, value() { return typeof this + this; } });
assert.sameValue(JSON.stringify(5n), '"bigint5"');
Object.defineProperty(String.prototype, "toJSON", { configurable: true, get() { throw new EvalError(); } });
assert.sameValue(JSON.stringify("x"), '"x"');
