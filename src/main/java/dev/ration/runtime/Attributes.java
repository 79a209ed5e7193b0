package dev.ration.runtime;

/** Property attributes as bits, section 6.1.7.1. Whether a property is an accessor is told by its slot. */
public final class Attributes {
  public static final int NONE = 0;
  public static final int WRITABLE = 1;
  public static final int ENUMERABLE = 2;
  public static final int CONFIGURABLE = 4;
  /** What assignment creates. */
  public static final int ALL = 7;
  /** What built-in methods have. */
  public static final int METHOD = WRITABLE | CONFIGURABLE;

  private Attributes() {}
}
