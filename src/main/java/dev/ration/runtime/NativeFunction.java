package dev.ration.runtime;

/** A built-in function object, section 10.3: one row of an intrinsic family within a realm. */
public final class NativeFunction extends JsFunction {
  private final Intrinsic intrinsic;
  private final Row row;
  private final Forwarding forwarding;
  private final NumberFunction ofNumber;
  private final Direct direct;

  NativeFunction(Intrinsic intrinsic, Shape shape, Value[] slots, JsObject prototype) {
    super(shape, slots, prototype);
    this.intrinsic = intrinsic;
    this.row = intrinsic.row();
    this.forwarding = intrinsic instanceof Forwarding f && f.forwards() ? f : null;
    this.ofNumber = intrinsic instanceof NumberFunction f && f.isNumberFunction() ? f : null;
    this.direct = intrinsic instanceof Direct f && f.isDirect() ? f : null;
  }

  /** A function of one realm only, for what a host adds to it; {@code intrinsic} must be a method row. */
  public static NativeFunction of(Realm realm, Intrinsic intrinsic) {
    Row row = intrinsic.row();
    Value[] slots = {JsNumber.of(row.length()), JsString.permanent(row.functionName())};
    return new NativeFunction(intrinsic, PLAIN, slots, realm.functionPrototype());
  }

  /** A function that the embedder gives: it knows its name, and its number in the table that {@link Realm#host} has. */
  public static NativeFunction ofHost(Realm realm, int number, String name) {
    return of(realm, new HostFunction(number, name));
  }

  /** The row that defines this function. */
  public Intrinsic intrinsic() {
    return intrinsic;
  }

  /** Charges what the row declares, then runs the body: besides the two ways below, the only one a built-in is ever run. */
  public Value invoke(Call c) {
    if (row.kind() == Row.Kind.CONSTRUCTOR && c.newTarget() == null && !row.callable()) {
      throw c.realm().typeError("Constructor " + row.name() + " requires 'new'");
    }
    c.realm().charge(row.fuel().before(c));
    return intrinsic.call(c);
  }

  /** Whether {@link #ofNumber} may stand for {@link #invoke} with one argument, a number. */
  public boolean isNumberFunction() {
    return ofNumber != null;
  }

  /** In place of {@link #invoke} with the one argument {@code x}: charges the same. */
  public double ofNumber(Realm realm, double x) {
    realm.charge(row.fuel().base());
    return ofNumber.apply(x);
  }

  /** Whether {@link #direct} may be tried in place of {@link #invoke} with one argument. */
  public boolean isDirect() {
    return direct != null;
  }

  /** Charges what {@link #invoke} would; null asks for {@link #body}. */
  public Value direct(Realm realm, Value receiver, Value argument) {
    realm.charge(row.fuel().base());
    return direct.direct(realm, receiver, argument);
  }

  /** The rest of {@link #invoke} after {@link #direct} has charged and given null. */
  public Value body(Call c) {
    return intrinsic.call(c);
  }

  /** Whether this built-in ends in the call of another function, which {@link #forward} tells. */
  public boolean forwards() {
    return forwarding != null;
  }

  /** In place of {@link #invoke}: charges the same, then makes {@code c} the call of the function returned. */
  public JsFunction forward(Call c) {
    c.realm().charge(row.fuel().before(c));
    return forwarding.forward(c);
  }

  @Override
  public boolean isConstructor() {
    return row.kind() == Row.Kind.CONSTRUCTOR && row.constructible();
  }

  @Override
  protected Value initialSlot(Realm realm, int slot) {
    throw new AssertionError("template slots are always there");
  }

  @Override
  public String sourceText() {
    return "function " + (row.kind() == Row.Kind.PROTOTYPE ? "" : row.functionName()) + "() { [native code] }";
  }
}
