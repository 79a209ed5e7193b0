/*---
description: The catch parameter is a binding of its own
esid: sec-runtime-semantics-catchclauseevaluation
---*/

var e = "outer";
try { throw "inner"; } catch (e) { assert.sameValue(e, "inner"); e = 1; }
assert.sameValue(e, "outer");
try { throw [1, 2]; } catch ([a, b]) { assert.sameValue(a + b, 3); }
try { throw 1; } catch { assert.sameValue(e, "outer"); }
