package dev.ration.runtime;

/**
 * A family with built-ins that end in the call of another function, such as Function.prototype.call. The interpreter
 * may run that function in a frame of its own, so that recursion through them takes no Java stack.
 */
public interface Forwarding extends Intrinsic {
  /** Whether this row forwards. */
  boolean forwards();

  /** Makes {@code c} the call of the function returned: receiver and arguments are that function's afterwards. */
  JsFunction forward(Call c);
}
