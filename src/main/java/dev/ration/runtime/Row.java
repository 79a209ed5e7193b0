package dev.ration.runtime;

/**
 * The declaration of one intrinsic. Methods, accessors and values belong to the closest prototype, namespace or
 * global-object row above them; static ones to the closest constructor row above. A constructor row is followed by its
 * prototype row.
 *
 * @param symbol the key where it is a symbol, or null
 * @param name the property name, or for symbol keys the function name such as {@code [Symbol.iterator]}
 * @param section the anchor in ECMA-262
 * @param attributes of the property that holds it
 * @param value for value rows
 * @param parent prototype of a constructor (null: Function.prototype), prototype or namespace object; for an alias
 *     across families, the object that is shared
 * @param target for other aliases: the row of the same family whose object is shared
 */
public record Row(Kind kind, JsSymbol symbol, String name, int length, Fuel fuel, String section, int attributes,
    Value value, WellKnown parent, Exotic exotic, int target, int calls) {

  /** What the row makes, and where it hangs. */
  public enum Kind {
    CONSTRUCTOR, PROTOTYPE, NAMESPACE, GLOBAL_OBJECT, METHOD, STATIC_METHOD, GETTER, SETTER, STATIC_GETTER, VALUE,
    STATIC_VALUE, ALIAS, ACCESSOR_ALIAS, HIDDEN_FUNCTION
  }

  /** What kind of object a prototype is; FROZEN is for a hidden function that nobody can change. */
  public enum Exotic { ORDINARY, ARRAY, FUNCTION, STRING, NUMBER, BOOLEAN, NULL_PROTOTYPE, FROZEN }

  private static final int CALL = 1;
  private static final int CONSTRUCT = 2;

  private static Row of(Kind kind, JsSymbol symbol, String name, int length, Fuel fuel, String section, int attributes) {
    return new Row(kind, symbol, name, length, fuel, section, attributes, null, null, Exotic.ORDINARY, -1, CALL | CONSTRUCT);
  }

  /** A constructor that may be called without new; {@code newTarget()} tells. */
  public static Row constructor(String name, int length, Fuel fuel, String section) {
    return of(Kind.CONSTRUCTOR, null, name, length, fuel, section, Attributes.METHOD);
  }

  /** This constructor throws a TypeError when called without new. */
  public Row newOnly() {
    return new Row(kind, symbol, name, length, fuel, section, attributes, value, parent, exotic, target, CONSTRUCT);
  }

  /** This constructor throws a TypeError when called with new (Symbol, BigInt). */
  public Row callOnly() {
    return new Row(kind, symbol, name, length, fuel, section, attributes, value, parent, exotic, target, CALL);
  }

  /** The [[Prototype]] of a constructor, prototype or namespace, where it is not the default. */
  public Row withParent(WellKnown p) {
    return new Row(kind, symbol, name, length, fuel, section, attributes, value, p, exotic, target, calls);
  }

  /** The namespace object inherits from nothing. */
  public Row withNullPrototype() {
    return new Row(kind, symbol, name, length, fuel, section, attributes, value, parent, Exotic.NULL_PROTOTYPE, target, calls);
  }

  /** The property gets these attributes instead of the usual ones. */
  public Row withAttributes(int a) {
    return new Row(kind, symbol, name, length, fuel, section, a, value, parent, exotic, target, calls);
  }

  /** The prototype object of the constructor row above; Object.prototype is its parent by default. */
  public static Row prototype(String section) {
    return of(Kind.PROTOTYPE, null, "prototype", 0, Fuel.flat(), section, Attributes.NONE);
  }

  /** A prototype object that is exotic itself. */
  public static Row prototype(Exotic exotic, String section) {
    return new Row(Kind.PROTOTYPE, null, "prototype", 0, Fuel.flat(), section, Attributes.NONE, null, null, exotic, -1, CALL);
  }

  /** An object that only holds functions and values: Math, JSON, Reflect. */
  public static Row namespace(String name, String section) {
    return of(Kind.NAMESPACE, null, name, 0, Fuel.flat(), section, Attributes.METHOD);
  }

  /** The global object, which also gets what {@link Family} exports. */
  public static Row globalObject(String section) {
    return of(Kind.GLOBAL_OBJECT, null, "globalThis", 0, Fuel.flat(), section, Attributes.METHOD);
  }

  public static Row method(String name, int length, Fuel fuel, String section) {
    return of(Kind.METHOD, null, name, length, fuel, section, Attributes.METHOD);
  }

  /** A method under a symbol; {@code name} as the function shows it, {@code [Symbol.iterator]}. */
  public static Row method(JsSymbol symbol, int length, Fuel fuel, String section) {
    return of(Kind.METHOD, symbol, symbolName(symbol), length, fuel, section, Attributes.METHOD);
  }

  public static Row staticMethod(String name, int length, Fuel fuel, String section) {
    return of(Kind.STATIC_METHOD, null, name, length, fuel, section, Attributes.METHOD);
  }

  public static Row getter(String name, Fuel fuel, String section) {
    return of(Kind.GETTER, null, name, 0, fuel, section, Attributes.CONFIGURABLE);
  }

  public static Row getter(JsSymbol symbol, Fuel fuel, String section) {
    return of(Kind.GETTER, symbol, symbolName(symbol), 0, fuel, section, Attributes.CONFIGURABLE);
  }

  /** The setter of the accessor whose getter row has the same key. */
  public static Row setter(String name, Fuel fuel, String section) {
    return of(Kind.SETTER, null, name, 1, fuel, section, Attributes.CONFIGURABLE);
  }

  public static Row setter(JsSymbol symbol, Fuel fuel, String section) {
    return of(Kind.SETTER, symbol, symbolName(symbol), 1, fuel, section, Attributes.CONFIGURABLE);
  }

  /** The {@code get [Symbol.species]} of a constructor. */
  public static Row staticGetter(JsSymbol symbol, Fuel fuel, String section) {
    return of(Kind.STATIC_GETTER, symbol, symbolName(symbol), 0, fuel, section, Attributes.CONFIGURABLE);
  }

  /** A constant of the object above. */
  public static Row value(String name, Value v, int attributes, String section) {
    return new Row(Kind.VALUE, null, name, 0, Fuel.flat(), section, attributes, v, null, Exotic.ORDINARY, -1, 0);
  }

  /** A constant under a symbol: the toStringTag. */
  public static Row value(JsSymbol symbol, Value v, int attributes, String section) {
    return new Row(Kind.VALUE, symbol, symbolName(symbol), 0, Fuel.flat(), section, attributes, v, null, Exotic.ORDINARY, -1, 0);
  }

  /** {@code [Symbol.toStringTag]} with the usual attributes. */
  public static Row toStringTag(String tag, String section) {
    return value(JsSymbol.TO_STRING_TAG, JsString.permanent(tag), Attributes.CONFIGURABLE, section);
  }

  /** A constant of the constructor above. */
  public static Row staticValue(String name, Value v, int attributes, String section) {
    return new Row(Kind.STATIC_VALUE, null, name, 0, Fuel.flat(), section, attributes, v, null, Exotic.ORDINARY, -1, 0);
  }

  /** Another name for the object of row {@code target} of the same family. */
  public static Row alias(String name, int target, String section) {
    return new Row(Kind.ALIAS, null, name, 0, Fuel.flat(), section, Attributes.METHOD, null, null, Exotic.ORDINARY, target, 0);
  }

  /** A symbol-keyed alias, as Array.prototype[Symbol.iterator] is of values. */
  public static Row alias(JsSymbol symbol, int target, String section) {
    return new Row(Kind.ALIAS, symbol, symbolName(symbol), 0, Fuel.flat(), section, Attributes.METHOD, null, null, Exotic.ORDINARY, target, 0);
  }

  /** A property that holds an object of another family. */
  public static Row alias(String name, WellKnown shared, String section) {
    return new Row(Kind.ALIAS, null, name, 0, Fuel.flat(), section, Attributes.METHOD, null, shared, Exotic.ORDINARY, -1, 0);
  }

  /** An accessor whose getter and setter both are the function of row {@code target} of the same family. */
  public static Row accessorAlias(String name, int target, String section) {
    return new Row(Kind.ACCESSOR_ALIAS, null, name, 0, Fuel.flat(), section, Attributes.CONFIGURABLE, null, null, Exotic.ORDINARY, target, 0);
  }

  /** A function that hangs nowhere: reached by {@link Realm#intrinsic(Family, int)} only. */
  public static Row hiddenFunction(String name, int length, Fuel fuel, String section) {
    return of(Kind.HIDDEN_FUNCTION, null, name, length, fuel, section, Attributes.NONE);
  }

  /** This hidden function can be neither extended nor changed. */
  public Row frozen() {
    return new Row(kind, symbol, name, length, fuel, section, attributes, value, parent, Exotic.FROZEN, target, calls);
  }

  private static String symbolName(JsSymbol s) {
    return "[" + s.description() + "]";
  }

  /** May be called without new. */
  public boolean callable() {
    return (calls & CALL) != 0;
  }

  /** May be called with new. */
  public boolean constructible() {
    return (calls & CONSTRUCT) != 0;
  }

  PropertyKey key() {
    return symbol != null ? symbol.key() : PropertyKey.of(name);
  }

  /** The value of the function's own property name: accessors carry get and set. */
  public String functionName() {
    return switch (kind) {
      case GETTER, STATIC_GETTER -> "get " + name;
      case SETTER -> "set " + name;
      default -> name;
    };
  }

  boolean isFunction() {
    return switch (kind) {
      case CONSTRUCTOR, METHOD, STATIC_METHOD, GETTER, SETTER, STATIC_GETTER, HIDDEN_FUNCTION -> true;
      case PROTOTYPE -> exotic == Exotic.FUNCTION;
      case NAMESPACE, GLOBAL_OBJECT, VALUE, STATIC_VALUE, ALIAS, ACCESSOR_ALIAS -> false;
    };
  }

  boolean isStatic() {
    return kind == Kind.STATIC_METHOD || kind == Kind.STATIC_GETTER || kind == Kind.STATIC_VALUE;
  }

  boolean isHolder() {
    return kind == Kind.CONSTRUCTOR || kind == Kind.PROTOTYPE || kind == Kind.NAMESPACE || kind == Kind.GLOBAL_OBJECT;
  }
}
