package dev.ration.intrinsics;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.BoundFunction;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Forwarding;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.SourceCompiler;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** Function objects, section 20.2, %ThrowTypeError%, and the getter of what a scope denies. */
enum FunctionIntrinsics implements Forwarding {
  FUNCTION(Row.constructor("Function", 1, Fuel.metered("1 per 4 characters"), "sec-function-p1-p2-pn-body")),
  PROTOTYPE(Row.prototype(Row.Exotic.FUNCTION, "sec-properties-of-the-function-prototype-object")),
  THROW_TYPE_ERROR(Row.hiddenFunction("", 0, Fuel.flat(), "sec-%throwtypeerror%").frozen()),
  ARGUMENTS(Row.accessorAlias("arguments", 2, "sec-addrestrictedfunctionproperties")),
  CALLER(Row.accessorAlias("caller", 2, "sec-addrestrictedfunctionproperties")),
  APPLY(Row.method("apply", 2, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-function.prototype.apply")),
  BIND(Row.method("bind", 1, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-function.prototype.bind")),
  CALL(Row.method("call", 1, Fuel.flat(), "sec-function.prototype.call")),
  TO_STRING(Row.method("toString", 0, Fuel.metered("1 per 32 characters"), "sec-function.prototype.tostring")),
  HAS_INSTANCE(Row.method(JsSymbol.HAS_INSTANCE, 1, Fuel.metered("1 per prototype link"),
      "sec-function.prototype-%symbol.hasinstance%").withAttributes(Attributes.NONE)),
  /** The getter of every denied value of an expression's scope (row 253). */
  DENIED_READ(Row.hiddenFunction("deniedRead", 0, Fuel.flat(), "row 253").frozen());

  private final Row row;

  FunctionIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case FUNCTION -> createDynamicFunction(c, false, WellKnown.FUNCTION_PROTOTYPE);
      case PROTOTYPE -> Undefined.INSTANCE;
      case THROW_TYPE_ERROR -> throw c.typeError("'caller', 'callee', and 'arguments' properties may not be accessed "
          + "on strict mode functions or the arguments objects for calls to them");
      case APPLY, CALL -> {
        JsFunction f = forward(c);
        yield c.realm().call(f, c.receiver(), c.args(), c.argc());
      }
      case BIND -> bind(c);
      case TO_STRING -> c.string(thisFunction(c, "Function.prototype.toString requires that 'this' be a Function").sourceText());
      case HAS_INSTANCE -> JsBoolean.of(ObjectOperations.ordinaryHasInstance(c.realm(), c.receiver(), c.arg(0)));
      case DENIED_READ -> throw c.realm().deniedRead();
      case ARGUMENTS, CALLER -> throw new AssertionError(this);
    };
  }

  private static JsFunction thisFunction(Call c, String message) {
    if (c.receiver() instanceof JsFunction f) {
      return f;
    }
    throw c.typeError(message);
  }

  /** CreateDynamicFunction, section 20.2.1.1.1, of the arguments: parameters, then the body. */
  static Value createDynamicFunction(Call c, boolean generator, WellKnown fallbackPrototype) {
    Realm realm = c.realm();
    String parameters;
    try (TextBuilder out = new TextBuilder(realm)) {
      for (int i = 0; i < c.argc() - 1; i++) {
        if (i > 0) {
          out.append(',');
        }
        out.append(c.toJsString(i));
      }
      parameters = out.toString();
    }
    JsString body = c.argc() == 0 ? JsString.EMPTY : c.toJsString(c.argc() - 1);
    SourceCompiler compiler = realm.compiler();
    if (compiler == null) {
      throw realm.error(WellKnown.EVAL_ERROR_PROTOTYPE, "Code generation from strings disallowed for this context");
    }
    JsFunction f = compiler.compileFunction(realm, parameters, body.toString(), generator);
    if (c.newTarget() != null && c.newTarget() != c.callee()) {
      f.setPrototypeOf(realm, c.prototypeFromNewTarget(fallbackPrototype));
    }
    return f;
  }

  @Override
  public boolean forwards() {
    return this == APPLY || this == CALL;
  }

  @Override
  public JsFunction forward(Call c) {
    if (!(c.receiver() instanceof JsFunction f)) {
      throw c.typeError("Function.prototype." + row.name() + " was called on "
          + ErrorText.describe(c.realm(), c.receiver()) + ", which is not a function");
    }
    if (this == CALL) {
      c.shiftToReceiver();
    } else if (c.arg(1).isNullish()) {
      c.clearArguments(c.arg(0));
    } else {
      c.spread(c.arg(0), c.arg(1));
    }
    return f;
  }

  private static Value bind(Call c) {
    Realm realm = c.realm();
    JsFunction target = thisFunction(c, "Bind must be called on a function");
    int n = Math.max(c.argc() - 1, 0);
    c.fuel(n >> 2);
    Value[] arguments = realm.heap().values(n);
    for (int i = 0; i < n; i++) {
      arguments[i] = c.arg(i + 1);
    }
    JsNumber length = JsNumber.of(boundLength(realm, target, n));
    Value name = target.get(realm, PropertyKey.NAME);
    JsString boundName = JsString.concat(realm.heap(), BOUND, name instanceof JsString s ? s : JsString.EMPTY);
    return new BoundFunction(realm, target, c.arg(0), arguments, length, boundName);
  }

  private static final JsString BOUND = JsString.permanent("bound ");

  private static double boundLength(Realm realm, JsObject target, int argumentCount) {
    if (!target.hasOwnProperty(realm, PropertyKey.LENGTH)
        || !(target.get(realm, PropertyKey.LENGTH) instanceof JsNumber length)) {
      return 0;
    }
    return Math.max(Conversions.toIntegerOrInfinity(length.value()) - argumentCount, 0);
  }
}
