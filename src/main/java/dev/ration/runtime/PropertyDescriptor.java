package dev.ration.runtime;

/** A Property Descriptor, section 6.2.6: absent fields are null or unset bits. Mutable while being built. */
public final class PropertyDescriptor {
  private Value value;
  private Value getter;
  private Value setter;
  private int present;
  private int attributes;

  /** A complete data descriptor. */
  public static PropertyDescriptor data(Value value, int attributes) {
    PropertyDescriptor d = new PropertyDescriptor();
    d.value = value;
    d.attributes = attributes;
    d.present = Attributes.ALL;
    return d;
  }

  /** A complete accessor descriptor; halves may be Undefined. */
  public static PropertyDescriptor accessor(Value getter, Value setter, int attributes) {
    PropertyDescriptor d = new PropertyDescriptor();
    d.getter = getter;
    d.setter = setter;
    d.attributes = attributes & ~Attributes.WRITABLE;
    d.present = Attributes.ENUMERABLE | Attributes.CONFIGURABLE;
    return d;
  }

  /** The [[Value]], or null when absent. */
  public Value value() {
    return value;
  }

  /** The [[Get]], Undefined or a function; null when absent. */
  public Value getter() {
    return getter;
  }

  /** The [[Set]], Undefined or a function; null when absent. */
  public Value setter() {
    return setter;
  }

  public PropertyDescriptor setValue(Value v) {
    value = v;
    return this;
  }

  public PropertyDescriptor setGetter(Value v) {
    getter = v;
    return this;
  }

  public PropertyDescriptor setSetter(Value v) {
    setter = v;
    return this;
  }

  /** Sets one attribute bit and marks it present. */
  public PropertyDescriptor setAttribute(int bit, boolean on) {
    present |= bit;
    attributes = on ? attributes | bit : attributes & ~bit;
    return this;
  }

  /** Whether the attribute {@code bit} is given. */
  public boolean has(int bit) {
    return (present & bit) != 0;
  }

  /** Whether the attribute {@code bit} is given and true. */
  public boolean is(int bit) {
    return (attributes & bit) != 0;
  }

  public int attributes() {
    return attributes;
  }

  /** The bits that are given. */
  public int present() {
    return present;
  }

  public boolean isAccessor() {
    return getter != null || setter != null;
  }

  public boolean isData() {
    return value != null || has(Attributes.WRITABLE);
  }
}
