package dev.ration.runtime;

/** A wrapper object for a Boolean, Number, String, Symbol or BigInt; for a String the exotic one of section 10.4.3. */
public final class JsPrimitiveObject extends JsObject {
  private final Value primitive;

  public JsPrimitiveObject(Realm realm, JsObject prototype, Value primitive) {
    super(realm.heap(), prototype, 8);
    this.primitive = primitive;
  }

  JsPrimitiveObject(Shape shape, Value[] slots, JsObject prototype, Value primitive) {
    super(shape, slots, prototype);
    this.primitive = primitive;
  }

  /** The wrapped value. */
  public Value primitive() {
    return primitive;
  }

  private Value element(Realm realm, PropertyKey key) {
    if (primitive instanceof JsString s) {
      if (key.isIndex() && key.index() < s.length()) {
        return JsString.ofCodeUnit(realm.heap(), s.charAt((int) key.index()));
      }
      if (key.equals(PropertyKey.LENGTH)) {
        return JsNumber.of(s.length());
      }
    }
    return null;
  }

  @Override
  public Value ownValue(Realm realm, PropertyKey key) {
    Value v = element(realm, key);
    return v != null ? v : super.ownValue(realm, key);
  }

  @Override
  public int ownAttributes(Realm realm, PropertyKey key) {
    if (element(realm, key) != null) {
      return key.isIndex() ? Attributes.ENUMERABLE : Attributes.NONE;
    }
    return super.ownAttributes(realm, key);
  }

  @Override
  protected void reconfigureOwn(Realm realm, PropertyKey key, Value value, int attributes) {
    if (element(realm, key) == null) {
      super.reconfigureOwn(realm, key, value, attributes);
    }
  }

  @Override
  protected void ownIndexKeys(Realm realm, KeyList keys) {
    if (primitive instanceof JsString s) {
      realm.charge(s.length() >> 2);
      for (int i = 0; i < s.length(); i++) {
        keys.add(PropertyKey.ofIndex(i));
      }
    }
    super.ownIndexKeys(realm, keys);
  }

  @Override
  protected void extraStringKeys(Realm realm, KeyList keys) {
    if (primitive instanceof JsString) {
      keys.add(PropertyKey.LENGTH);
    }
  }

  @Override
  public String builtinTag() {
    return switch (primitive.type()) {
      case STRING -> "String";
      case NUMBER -> "Number";
      case BOOLEAN -> "Boolean";
      default -> "Object";
    };
  }

  @Override
  protected long weight() {
    return super.weight() + 8;
  }

  @Override
  protected void trace(Census census) {
    super.trace(census);
    census.visitSlot(primitive);
  }
}
