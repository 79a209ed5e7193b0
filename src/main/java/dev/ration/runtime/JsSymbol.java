package dev.ration.runtime;

/** A Symbol: compared by identity, ordered by creation within its realm. */
public final class JsSymbol extends Value {
  private static final JsString TYPE = JsString.permanent("symbol");

  public static final JsSymbol ITERATOR = wellKnown("Symbol.iterator", 1);
  public static final JsSymbol TO_PRIMITIVE = wellKnown("Symbol.toPrimitive", 2);
  public static final JsSymbol TO_STRING_TAG = wellKnown("Symbol.toStringTag", 3);
  public static final JsSymbol HAS_INSTANCE = wellKnown("Symbol.hasInstance", 4);
  public static final JsSymbol SPECIES = wellKnown("Symbol.species", 5);
  public static final JsSymbol IS_CONCAT_SPREADABLE = wellKnown("Symbol.isConcatSpreadable", 6);
  public static final JsSymbol UNSCOPABLES = wellKnown("Symbol.unscopables", 7);
  public static final JsSymbol MATCH = wellKnown("Symbol.match", 8);
  public static final JsSymbol MATCH_ALL = wellKnown("Symbol.matchAll", 9);
  public static final JsSymbol REPLACE = wellKnown("Symbol.replace", 10);
  public static final JsSymbol SEARCH = wellKnown("Symbol.search", 11);
  public static final JsSymbol SPLIT = wellKnown("Symbol.split", 12);
  public static final JsSymbol ASYNC_ITERATOR = wellKnown("Symbol.asyncIterator", 13);

  private final JsString description;
  private final PropertyKey key;
  final int number;
  int mark;
  private boolean isPrivate;

  private JsSymbol(JsString description, int number) {
    this.description = description;
    this.number = number;
    this.key = PropertyKey.ofSymbol(this);
  }

  private static JsSymbol wellKnown(String name, int number) {
    JsSymbol s = new JsSymbol(JsString.permanent(name), number);
    s.mark = Census.PERMANENT;
    return s;
  }

  /** A fresh symbol; {@code description} may be null for undefined. */
  public static JsSymbol create(Realm realm, JsString description) {
    realm.heap().allocate(WEIGHT);
    return new JsSymbol(description, realm.nextObjectNumber());
  }

  /** A private name, section 6.2.12: a key that no guest ever holds and no operation lists. */
  public static JsSymbol createPrivate(Realm realm, JsString description) {
    JsSymbol s = create(realm, description);
    s.isPrivate = true;
    return s;
  }

  static final int WEIGHT = 64;

  /** Whether this is a private name. */
  public boolean isPrivate() {
    return isPrivate;
  }

  /** The description, or null when there is none. */
  public JsString description() {
    return description;
  }

  /** The property key that this symbol is. */
  public PropertyKey key() {
    return key;
  }

  @Override
  public Type type() {
    return Type.SYMBOL;
  }

  @Override
  public JsString typeOf() {
    return TYPE;
  }

  /** SymbolDescriptiveString, section 20.4.3.3.1. */
  @Override
  public String toString() {
    return "Symbol(" + (description == null ? "" : description) + ")";
  }
}
