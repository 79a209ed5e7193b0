package dev.ration.runtime;

/** An ECMAScript language value, or one of the internal {@link Special} markers that no guest ever sees. */
public abstract sealed class Value
    permits Undefined, Null, JsBoolean, JsNumber, JsString, JsSymbol, JsBigInt, JsObject, Special {

  /** The language types of ECMA-262 section 6.1. */
  public enum Type { UNDEFINED, NULL, BOOLEAN, NUMBER, STRING, SYMBOL, BIGINT, OBJECT }

  Value() {}

  public abstract Type type();

  /** The result of the typeof operator. */
  public abstract JsString typeOf();

  public final boolean isUndefined() {
    return this == Undefined.INSTANCE;
  }

  /** Undefined or null. */
  public final boolean isNullish() {
    return this == Undefined.INSTANCE || this == Null.INSTANCE;
  }

  public final boolean isObject() {
    return this instanceof JsObject;
  }

  /** IsCallable, section 7.2.3. */
  public final boolean isCallable() {
    return this instanceof JsFunction;
  }
}
