package dev.ration.runtime;

/**
 * A function object. Its own properties length, name and prototype are made on first touch, so that a closure that
 * is only called costs no more than its fields.
 */
public abstract class JsFunction extends JsObject {
  private static final JsString TYPE = JsString.permanent("function");

  /** length, name. */
  public static final Shape PLAIN = Shape.template(
      new PropertyKey[] {PropertyKey.LENGTH, PropertyKey.NAME},
      new int[] {Attributes.CONFIGURABLE, Attributes.CONFIGURABLE});
  /** length, name, writable prototype: what the function keyword makes. */
  public static final Shape CONSTRUCTOR = Shape.template(
      new PropertyKey[] {PropertyKey.LENGTH, PropertyKey.NAME, PropertyKey.PROTOTYPE},
      new int[] {Attributes.CONFIGURABLE, Attributes.CONFIGURABLE, Attributes.WRITABLE});
  /** length, name, fixed prototype: classes and built-in constructors. */
  public static final Shape CLASS = Shape.template(
      new PropertyKey[] {PropertyKey.LENGTH, PropertyKey.NAME, PropertyKey.PROTOTYPE},
      new int[] {Attributes.CONFIGURABLE, Attributes.CONFIGURABLE, Attributes.NONE});

  /** A function whose slots are realised on first touch from {@link #initialSlot}. */
  protected JsFunction(Heap heap, JsObject prototype, Shape shape, int extra) {
    super(heap, prototype, extra);
    this.shape = shape;
  }

  /** A built-in over template slots. */
  JsFunction(Shape shape, Value[] slots, JsObject prototype) {
    super(shape, slots, prototype);
  }

  /** IsConstructor, section 7.2.4. */
  public abstract boolean isConstructor();

  /** How many arguments a call can tell from absent ones: what comes after need not be made. */
  public int argumentsRead() {
    return Integer.MAX_VALUE;
  }

  /** The initial value of own property {@code slot} of the creation shape: 0 length, 1 name, 2 prototype. */
  protected abstract Value initialSlot(Realm realm, int slot);

  /** What Function.prototype.toString returns, section 20.2.3.5. */
  public abstract String sourceText();

  /** The first {@code max} characters of the source text, for messages. */
  public String sourceHead(int max) {
    String text = sourceText();
    return text.length() > max ? text.substring(0, max) : text;
  }

  @Override
  final void realizeSlots(Realm realm) {
    int n = shape.size();
    Value[] s = realm.heap().values(n);
    for (int i = 0; i < n; i++) {
      s[i] = initialSlot(realm, i);
    }
    slots = s;
  }

  /** Sets own property length or name of a function that has just been made. */
  public final void setInitial(Realm realm, int slot, Value value) {
    setSlot(realm, slot, value);
  }

  @Override
  public final JsString typeOf() {
    return TYPE;
  }

  @Override
  public final String builtinTag() {
    return "Function";
  }
}
