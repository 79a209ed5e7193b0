package dev.ration.intrinsics;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.Row;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** GeneratorFunction, section 27.3: reached through a generator function's constructor only. */
enum GeneratorFunctionIntrinsics implements Intrinsic {
  CONSTRUCTOR(Row.constructor("GeneratorFunction", 1, Fuel.metered("1 per 4 characters"), "sec-generatorfunction")
      .withParent(WellKnown.FUNCTION)),
  PROTOTYPE(Row.prototype("sec-properties-of-the-generatorfunction-prototype-object")
      .withParent(WellKnown.FUNCTION_PROTOTYPE)),
  CONSTRUCTOR_OF_PROTOTYPE(Row.alias("constructor", 0, "sec-generatorfunction.prototype.constructor")
      .withAttributes(Attributes.CONFIGURABLE)),
  GENERATOR_PROTOTYPE(Row.alias("prototype", WellKnown.GENERATOR_PROTOTYPE, "sec-generatorfunction.prototype.prototype")
      .withAttributes(Attributes.CONFIGURABLE)),
  TO_STRING_TAG(Row.toStringTag("GeneratorFunction", "sec-generatorfunction.prototype-%symbol.tostringtag%"));

  private final Row row;

  GeneratorFunctionIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case CONSTRUCTOR -> FunctionIntrinsics.createDynamicFunction(c, true, WellKnown.GENERATOR_FUNCTION_PROTOTYPE);
      case PROTOTYPE, CONSTRUCTOR_OF_PROTOTYPE, GENERATOR_PROTOTYPE, TO_STRING_TAG -> throw new AssertionError(this);
    };
  }
}
