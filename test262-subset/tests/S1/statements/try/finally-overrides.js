/*---
description: A completion of finally replaces that of try and catch
esid: sec-try-statement
---*/

function f() { try { return 1; } finally { return 2; } }
function g() { try { throw 1; } catch (e) { return e; } finally { return 3; } }
function h() { for (;;) { try { return 1; } finally { break; } } return 4; }
assert.sameValue(f(), 2);
assert.sameValue(g(), 3);
assert.sameValue(h(), 4);
