/*---
description: An object literal sets its prototype once
esid: sec-object-initializer-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
({ __proto__: null, "__proto__": null });
