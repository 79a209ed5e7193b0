package dev.ration.runtime;

/** How built-ins and abstract operations call functions: the interpreter implements it and counts the re-entry. */
public interface Invoker {
  /** [[Call]] with the first {@code argc} of {@code args}; the array is not kept. */
  Value call(JsFunction f, Value thisValue, Value[] args, int argc);

  /** [[Construct]]; the caller checked that {@code f} is a constructor. */
  Value construct(JsFunction f, Value[] args, int argc, JsObject newTarget);

  /** Whether no further call of guest code would find a frame. */
  boolean isStackFull();

  /** The guest frames at this moment, for error objects; at most ten. */
  StackTrace captureStack();
}
