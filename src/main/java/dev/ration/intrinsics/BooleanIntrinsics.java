package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsPrimitiveObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.Row;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** Boolean objects, section 20.3. */
enum BooleanIntrinsics implements Intrinsic {
  BOOLEAN(Row.constructor("Boolean", 1, Fuel.flat(), "sec-boolean-constructor-boolean-value")),
  PROTOTYPE(Row.prototype(Row.Exotic.BOOLEAN, "sec-properties-of-the-boolean-prototype-object")),
  TO_STRING(Row.method("toString", 0, Fuel.flat(), "sec-boolean.prototype.tostring")),
  VALUE_OF(Row.method("valueOf", 0, Fuel.flat(), "sec-boolean.prototype.valueof"));

  private static final JsString TRUE = JsString.permanent("true");
  private static final JsString FALSE = JsString.permanent("false");

  private final Row row;

  BooleanIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case BOOLEAN -> construct(c);
      case TO_STRING -> thisBooleanValue(c).value() ? TRUE : FALSE;
      case VALUE_OF -> thisBooleanValue(c);
      case PROTOTYPE -> throw new AssertionError(this);
    };
  }

  private static Value construct(Call c) {
    JsBoolean b = JsBoolean.of(Conversions.toBoolean(c.arg(0)));
    return c.newTarget() == null ? b
        : new JsPrimitiveObject(c.realm(), c.prototypeFromNewTarget(WellKnown.BOOLEAN_PROTOTYPE), b);
  }

  private JsBoolean thisBooleanValue(Call c) {
    if (c.receiver() instanceof JsBoolean b) {
      return b;
    }
    if (c.receiver() instanceof JsPrimitiveObject o && o.primitive() instanceof JsBoolean b) {
      return b;
    }
    throw c.typeError("Boolean.prototype." + row.name() + " requires that 'this' be a Boolean");
  }
}
