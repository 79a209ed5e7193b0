package dev.ration.bytecode;

import java.util.List;

/**
 * What a direct eval call sees: the heap scopes at the call, innermost first, with the names of their slots,
 * and what the text may use besides variables.
 *
 * @param newTarget whether new.target may occur
 * @param superProperty whether super.x may occur
 * @param superCall whether super() may occur: in a derived constructor, whose this may be uninitialised
 * @param arguments whether arguments may occur: not in the initialiser of a class field
 * @param ambient whether the text may name what the host provides: not inside the text of indirect eval or
 *     Function
 */
public record EvalSite(List<Layer> layers, boolean newTarget, boolean superProperty, boolean superCall,
    boolean arguments, boolean ambient) {
  /**
   * The bindings of one heap scope by slot: their names, and their kinds as ordinals of {@code
   * scope.Binding.Kind}.
   */
  public record Layer(List<String> names, byte[] kinds) {}
}
