package dev.ration.intrinsics;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.Row;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;

/** The console: lines of text for the embedder, made without running guest code and the same everywhere (row 174). */
enum ConsoleIntrinsics implements Intrinsic {
  CONSOLE(Row.namespace("console", "")),
  ASSERT(method("assert")),
  DEBUG(method("debug")),
  ERROR(method("error")),
  INFO(method("info")),
  LOG(method("log")),
  WARN(method("warn"));

  private final Row row;

  ConsoleIntrinsics(Row row) {
    this.row = row;
  }

  private static Row method(String name) {
    return Row.method(name, 0, Fuel.metered("1 per value shown and 1 per 32 characters"), "")
        .withAttributes(Attributes.ALL);
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public String capability() {
    return "console";
  }

  @Override
  public Value call(Call c) {
    switch (this) {
      case ASSERT -> {
        if (!Conversions.toBoolean(c.arg(0))) {
          c.host().print(c, "error", ConsoleText.of(c, 1, "Assertion failed"));
        }
      }
      case DEBUG, ERROR, INFO, LOG, WARN -> c.host().print(c, row.name(), ConsoleText.of(c, 0, ""));
      case CONSOLE -> throw new AssertionError(this);
    }
    return Undefined.INSTANCE;
  }
}
