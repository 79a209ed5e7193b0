package dev.ration.syntax.ast;

/** A method, accessor or constructor of a class; the key as in {@link Property}, or a {@link PrivateName}. */
public record MethodDefinition(int start, int end, Kind kind, Expression key, boolean computed,
    boolean isStatic, FunctionNode function) implements ClassElement {
  /** What the element defines. */
  public enum Kind { CONSTRUCTOR, METHOD, GET, SET }
}
