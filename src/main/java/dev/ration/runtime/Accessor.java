package dev.ration.runtime;

/** The pair of functions of an accessor property, as its slot holds it. Each half may be null; immutable. */
public final class Accessor extends Special {
  static final int WEIGHT = 24;

  /** Stands where a scope has a value that its guest may not have: reading it is {@link Realm#deniedRead}. */
  public static final Accessor DENIED = new Accessor(new IntrinsicRef(WellKnown.DENIED_READ.id()), null);

  private final Value getter;
  private final Value setter;

  /** Halves are functions, {@link IntrinsicRef}s of a template, or null. */
  Accessor(Value getter, Value setter) {
    this.getter = getter;
    this.setter = setter;
  }

  /** The getter, or null. */
  public JsObject getter(Realm realm) {
    return half(realm, getter);
  }

  /** The setter, or null. */
  public JsObject setter(Realm realm) {
    return half(realm, setter);
  }

  private static JsObject half(Realm realm, Value v) {
    return v instanceof IntrinsicRef ref ? realm.intrinsic(ref.id()) : (JsObject) v;
  }

  void trace(Census census) {
    census.visit(getter);
    census.visit(setter);
  }
}
