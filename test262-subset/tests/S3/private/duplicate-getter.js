/*---
description: Two private getters of one name are an error
esid: sec-class-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { get #x() { return 1; } get #x() { return 2; } }
