package dev.ration.runtime;

/** What a slot or register may hold besides a language value. Never visible to guest code. */
public abstract sealed class Special extends Value permits Special.Sentinel, Accessor, IntrinsicRef {
  /** A binding before its declaration ran. */
  public static final Special TDZ = new Sentinel("uninitialized");
  /** An array element that is not there, where null cannot say it. */
  public static final Special HOLE = new Sentinel("hole");

  @Override
  public final Type type() {
    throw new AssertionError(this);
  }

  @Override
  public final JsString typeOf() {
    throw new AssertionError(this);
  }

  static final class Sentinel extends Special {
    private final String name;

    Sentinel(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return "<" + name + ">";
    }
  }
}
