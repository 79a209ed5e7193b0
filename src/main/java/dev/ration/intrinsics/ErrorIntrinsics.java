package dev.ration.intrinsics;

import dev.ration.runtime.Accessor;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsError;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.PropertyDescriptor;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;
import dev.ration.runtime.WellKnown;

/**
 * Error objects, section 20.5. The property stack is the accessor on Error.prototype that the stage 2.7 proposal
 * describes: the text is made when it is asked for, of name, message and guest frames.
 */
enum ErrorIntrinsics implements Intrinsic {
  ERROR(Row.constructor("Error", 1, Fuel.flat(4), "sec-error-message")),
  PROTOTYPE(Row.prototype("sec-properties-of-the-error-prototype-object")),
  NAME(name("Error", "sec-error.prototype.name")),
  MESSAGE(message("sec-error.prototype.message")),
  TO_STRING(Row.method("toString", 0, Fuel.metered("1 per 32 characters of name and message"),
      "sec-error.prototype.tostring")),
  STACK(Row.getter("stack", Fuel.metered("1 per 32 characters of the text"), "sec-properties-of-the-error-prototype-object")),
  SET_STACK(Row.setter("stack", Fuel.flat(), "sec-properties-of-the-error-prototype-object")),
  IS_ERROR(Row.staticMethod("isError", 1, Fuel.flat(), "sec-error.iserror")),
  TYPE_ERROR(nativeError("TypeError")),
  TYPE_ERROR_PROTOTYPE(nativePrototype()),
  TYPE_ERROR_NAME(name("TypeError", "sec-nativeerror.prototype.name")),
  TYPE_ERROR_MESSAGE(message("sec-nativeerror.prototype.message")),
  RANGE_ERROR(nativeError("RangeError")),
  RANGE_ERROR_PROTOTYPE(nativePrototype()),
  RANGE_ERROR_NAME(name("RangeError", "sec-nativeerror.prototype.name")),
  RANGE_ERROR_MESSAGE(message("sec-nativeerror.prototype.message")),
  SYNTAX_ERROR(nativeError("SyntaxError")),
  SYNTAX_ERROR_PROTOTYPE(nativePrototype()),
  SYNTAX_ERROR_NAME(name("SyntaxError", "sec-nativeerror.prototype.name")),
  SYNTAX_ERROR_MESSAGE(message("sec-nativeerror.prototype.message")),
  REFERENCE_ERROR(nativeError("ReferenceError")),
  REFERENCE_ERROR_PROTOTYPE(nativePrototype()),
  REFERENCE_ERROR_NAME(name("ReferenceError", "sec-nativeerror.prototype.name")),
  REFERENCE_ERROR_MESSAGE(message("sec-nativeerror.prototype.message")),
  EVAL_ERROR(nativeError("EvalError")),
  EVAL_ERROR_PROTOTYPE(nativePrototype()),
  EVAL_ERROR_NAME(name("EvalError", "sec-nativeerror.prototype.name")),
  EVAL_ERROR_MESSAGE(message("sec-nativeerror.prototype.message")),
  URI_ERROR(nativeError("URIError")),
  URI_ERROR_PROTOTYPE(nativePrototype()),
  URI_ERROR_NAME(name("URIError", "sec-nativeerror.prototype.name")),
  URI_ERROR_MESSAGE(message("sec-nativeerror.prototype.message")),
  AGGREGATE_ERROR(Row.constructor("AggregateError", 2, Fuel.perElement(Fuel.Source.ARGUMENT),
      "sec-aggregate-error").withParent(WellKnown.ERROR)),
  AGGREGATE_ERROR_PROTOTYPE(Row.prototype("sec-properties-of-the-aggregate-error-prototype-objects")
      .withParent(WellKnown.ERROR_PROTOTYPE)),
  AGGREGATE_ERROR_NAME(name("AggregateError", "sec-aggregate-error.prototype.name")),
  AGGREGATE_ERROR_MESSAGE(message("sec-aggregate-error.prototype.message"));

  private static final JsString ERROR_TEXT = JsString.permanent("Error");

  private final Row row;

  ErrorIntrinsics(Row row) {
    this.row = row;
  }

  private static Row name(String name, String section) {
    return Row.value("name", JsString.permanent(name), Attributes.METHOD, section);
  }

  private static Row message(String section) {
    return Row.value("message", JsString.EMPTY, Attributes.METHOD, section);
  }

  private static Row nativeError(String name) {
    return Row.constructor(name, 1, Fuel.flat(4), "sec-nativeerror").withParent(WellKnown.ERROR);
  }

  private static Row nativePrototype() {
    return Row.prototype("sec-properties-of-the-nativeerror-prototype-objects").withParent(WellKnown.ERROR_PROTOTYPE);
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case ERROR -> error(c, WellKnown.ERROR_PROTOTYPE);
      case TYPE_ERROR -> error(c, WellKnown.TYPE_ERROR_PROTOTYPE);
      case RANGE_ERROR -> error(c, WellKnown.RANGE_ERROR_PROTOTYPE);
      case SYNTAX_ERROR -> error(c, WellKnown.SYNTAX_ERROR_PROTOTYPE);
      case REFERENCE_ERROR -> error(c, WellKnown.REFERENCE_ERROR_PROTOTYPE);
      case EVAL_ERROR -> error(c, WellKnown.EVAL_ERROR_PROTOTYPE);
      case URI_ERROR -> error(c, WellKnown.URI_ERROR_PROTOTYPE);
      case AGGREGATE_ERROR -> aggregateError(c);
      case TO_STRING -> toString(c);
      case STACK -> stack(c);
      case SET_STACK -> setStack(c);
      case IS_ERROR -> JsBoolean.of(c.arg(0) instanceof JsError);
      case PROTOTYPE, NAME, MESSAGE, TYPE_ERROR_PROTOTYPE, TYPE_ERROR_NAME, TYPE_ERROR_MESSAGE, RANGE_ERROR_PROTOTYPE,
          RANGE_ERROR_NAME, RANGE_ERROR_MESSAGE, SYNTAX_ERROR_PROTOTYPE, SYNTAX_ERROR_NAME, SYNTAX_ERROR_MESSAGE,
          REFERENCE_ERROR_PROTOTYPE, REFERENCE_ERROR_NAME, REFERENCE_ERROR_MESSAGE, EVAL_ERROR_PROTOTYPE,
          EVAL_ERROR_NAME, EVAL_ERROR_MESSAGE, URI_ERROR_PROTOTYPE, URI_ERROR_NAME, URI_ERROR_MESSAGE,
          AGGREGATE_ERROR_PROTOTYPE, AGGREGATE_ERROR_NAME, AGGREGATE_ERROR_MESSAGE -> throw new AssertionError(this);
    };
  }

  private static Value error(Call c, WellKnown prototype) {
    try (ValueList held = new ValueList(c.realm())) {
      JsError e = new JsError(c.realm(), c.prototypeFromNewTarget(prototype));
      held.add(e);
      setMessageAndCause(c, e, 0);
      return e;
    }
  }

  /** The message argument at {@code at}, then InstallErrorCause, section 20.5.8.1. */
  private static void setMessageAndCause(Call c, JsError e, int at) {
    Realm realm = c.realm();
    if (!c.arg(at).isUndefined()) {
      define(realm, e, PropertyKey.MESSAGE, c.toJsString(at));
    }
    if (c.arg(at + 1) instanceof JsObject options && options.hasProperty(realm, PropertyKey.CAUSE)) {
      define(realm, e, PropertyKey.CAUSE, options.get(realm, PropertyKey.CAUSE));
    }
  }

  private static void define(Realm realm, JsError e, PropertyKey key, Value v) {
    e.definePropertyOrThrow(realm, key, PropertyDescriptor.data(v, Attributes.METHOD));
  }

  private static Value aggregateError(Call c) {
    Realm realm = c.realm();
    try (ValueList held = new ValueList(realm); ValueList errors = new ValueList(realm)) {
      JsError e = new JsError(realm, c.prototypeFromNewTarget(WellKnown.AGGREGATE_ERROR_PROTOTYPE));
      held.add(e);
      setMessageAndCause(c, e, 1);
      Iteration.toList(realm, c.arg(0), errors);
      define(realm, e, PropertyKey.ERRORS, errors.toArray());
      return e;
    }
  }

  private static Value toString(Call c) {
    Realm realm = c.realm();
    if (!(c.receiver() instanceof JsObject o)) {
      throw c.typeError("Error.prototype.toString requires that 'this' be a JSReceiver");
    }
    Value n = o.get(realm, PropertyKey.NAME);
    JsString name = n.isUndefined() ? ERROR_TEXT : Conversions.toJsString(realm, n);
    Value m = o.get(realm, PropertyKey.MESSAGE);
    JsString message = m.isUndefined() ? JsString.EMPTY : Conversions.toJsString(realm, m);
    if (name.length() == 0) {
      return message;
    }
    if (message.length() == 0) {
      return name;
    }
    try (TextBuilder out = new TextBuilder(realm)) {
      return out.append(name).append(": ").append(message).toJsString();
    }
  }

  /** Name and message as data properties hold them, for reading a stack runs no guest code. */
  private static Value stack(Call c) {
    if (!(c.receiver() instanceof JsObject o)) {
      throw c.typeError("Error.prototype.stack getter called on non-object");
    }
    if (!(o instanceof JsError e)) {
      return Undefined.INSTANCE;
    }
    try (TextBuilder out = new TextBuilder(c.realm())) {
      JsString name = text(c, e, PropertyKey.NAME, ERROR_TEXT);
      JsString message = text(c, e, PropertyKey.MESSAGE, JsString.EMPTY);
      out.append(name);
      if (name.length() > 0 && message.length() > 0) {
        out.append(": ");
      }
      c.fuel(e.trace().work());
      return out.append(message).append(e.trace().render()).toJsString();
    }
  }

  private static JsString text(Call c, JsObject o, PropertyKey key, JsString otherwise) {
    for (; o != null; o = o.getPrototypeOf()) {
      Value v = o.ownValue(c.realm(), key);
      if (v != null) {
        return v instanceof Accessor || v instanceof JsSymbol || v.isObject() || v.isUndefined() ? otherwise
            : Conversions.toJsString(c.realm(), v);
      }
      c.fuel(1);
    }
    return otherwise;
  }

  /** SetterThatIgnoresPrototypeProperties, section 7.3.37, after a check that what is set is a string. */
  private static Value setStack(Call c) {
    Realm realm = c.realm();
    if (!(c.receiver() instanceof JsObject o)) {
      throw c.typeError("Error.prototype.stack setter called on non-object");
    }
    if (!(c.arg(0) instanceof JsString)) {
      throw c.typeError("Error.prototype.stack can only be set to a string");
    }
    if (o == realm.intrinsic(WellKnown.ERROR_PROTOTYPE)) {
      throw c.typeError("Cannot assign to read only property 'stack' of object");
    }
    Value own = o.ownValue(realm, PropertyKey.STACK);
    if (own == null) {
      o.createDataPropertyOrThrow(realm, PropertyKey.STACK, c.arg(0));
    } else if (!o.set(realm, PropertyKey.STACK, c.arg(0), o)) {
      throw c.typeError("Cannot assign to read only property 'stack' of object");
    }
    return Undefined.INSTANCE;
  }
}
