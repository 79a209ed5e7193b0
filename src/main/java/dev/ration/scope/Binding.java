package dev.ration.scope;

/** One declared name, or one pseudo-variable of a function. */
public final class Binding {
  /** What declares a binding. */
  public enum Kind {
    VAR, FUNCTION, PARAMETER, LET, CONST, CLASS, CATCH_PARAMETER,
    /** The name of a function expression inside itself: assignment throws. */
    FUNCTION_NAME,
    /** A private name of a class; its name begins with #. */
    PRIVATE_NAME,
    /** The evaluated key of a computed class field. */
    FIELD_KEY,
    THIS, ARGUMENTS, NEW_TARGET, HOME_OBJECT, ACTIVE_FUNCTION,
    /** Given by the host before the run. */
    AMBIENT, AMBIENT_CONST;

    /** Whether an assignment throws a TypeError. */
    public boolean isConstant() {
      return this == CONST || this == FUNCTION_NAME || this == AMBIENT_CONST;
    }

    /** Whether the binding is uninitialised from the entry of its scope to its declaration. */
    public boolean isLexical() {
      return this == LET || this == CONST || this == CLASS;
    }
  }

  private final String name;
  private final Kind kind;
  private final LexicalScope scope;
  private boolean used;
  private boolean captured;
  private boolean checked;
  private boolean assignedInExpression;
  private int slot = -1;
  private int register = -1;

  /** What the name meant outside while this binding is in the symbol table. */
  Binding shadowed;
  /** During the walk: the declaration has been passed, so whatever is walked now runs after it. */
  boolean initialised;

  Binding(String name, Kind kind, LexicalScope scope) {
    this.name = name;
    this.kind = kind;
    this.scope = scope;
  }

  public String name() {
    return name;
  }

  public Kind kind() {
    return kind;
  }

  public LexicalScope scope() {
    return scope;
  }

  /** Whether anything uses it after its declaration. */
  public boolean isUsed() {
    return used;
  }

  /** Whether a function inside uses it, so that it lives in a slot of its scope and not in a register. */
  public boolean isCaptured() {
    return captured;
  }

  /** The slot in its scope, if captured. */
  public int slot() {
    return slot;
  }

  /**
   * Whether some use may run before the declaration: then its register starts as TDZ (for a var: as
   * undefined). Always true of a binding in a slot.
   */
  public boolean isChecked() {
    return checked;
  }

  /**
   * Whether it is assigned anywhere but at the top of an expression statement, a declaration or a loop head.
   */
  public boolean isAssignedInExpression() {
    return assignedInExpression;
  }

  /** The register of a binding that is not captured, as {@link #setRegister} said; -1 before. */
  public int register() {
    return register;
  }

  /** The compiler's note of where the binding lives. */
  public void setRegister(int register) {
    this.register = register;
  }

  void use() {
    used = true;
  }

  void capture() {
    if (!captured) {
      captured = true;
      slot = scope.takeSlot();
    }
  }

  void check() {
    checked = true;
  }

  void assignInExpression() {
    assignedInExpression = true;
  }
}
