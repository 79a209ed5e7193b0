/*---
description: Properties are read in the order of the pattern, each with its default
esid: sec-runtime-semantics-propertybindinginitialization
---*/

let log = "";
let source = { get x() { log += "x"; }, get y() { log += "y"; } };
let { y = log += "1", x = log += "2" } = source;
assert.sameValue(log, "y1x2");
