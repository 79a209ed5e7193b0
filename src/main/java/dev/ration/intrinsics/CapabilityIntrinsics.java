package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.Row;
import dev.ration.runtime.Value;

/** The built-in ways out of a run: each is an error until the embedder gives the capability that it names (rows 82, 84). */
enum CapabilityIntrinsics implements Intrinsic {
  HTTP_FETCH("fetch", Row.staticMethod("httpFetch", 1,
      Fuel.uncharged("200 a call and 1 per 16 bytes both ways"), "")),
  RUN_CODE("code.transpile", Row.staticMethod("runCode", 1,
      Fuel.uncharged("200, 1 per 16 bytes both ways, 1 per 4 characters, and what the code does"), "")),
  TRANSPILE_CODE("code.transpile", Row.staticMethod("transpileCode", 1,
      Fuel.uncharged("200, 1 per 16 bytes both ways, and 1 per 4 characters"), ""));

  private final String capability;
  private final Row row;

  CapabilityIntrinsics(String capability, Row row) {
    this.capability = capability;
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public String capability() {
    return capability;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case HTTP_FETCH -> c.host().fetch(c);
      case RUN_CODE -> c.host().runCode(c);
      case TRANSPILE_CODE -> c.host().transpileCode(c);
    };
  }
}
