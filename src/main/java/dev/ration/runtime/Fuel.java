package dev.ration.runtime;

/**
 * What a call of a built-in costs, as data: {@code base} units before it runs, and the size-dependent part by the
 * declared model. Parts that depend on the receiver or an argument being a string are charged here; elements, results
 * and metered parts are charged by the primitives the body works through.
 */
public record Fuel(Model model, Source source, int base, String why) {
  /** How the cost grows. */
  public enum Model { FLAT, PER_CHAR, PER_ELEMENT, METERED }

  /** Whose size it grows with. */
  public enum Source { NONE, RECEIVER, ARGUMENT, RESULT }

  private static final Fuel FLAT_ONE = new Fuel(Model.FLAT, Source.NONE, 1, "");

  /** A bounded amount of work: 1 fuel. */
  public static Fuel flat() {
    return FLAT_ONE;
  }

  /** A bounded amount of work that costs more than an instruction. */
  public static Fuel flat(int base) {
    return new Fuel(Model.FLAT, Source.NONE, base, "");
  }

  /** 1 fuel per 8 UTF-16 code units of the source (copying into a result: 1 per 32). */
  public static Fuel perChar(Source source) {
    return new Fuel(Model.PER_CHAR, source, 1, "");
  }

  /** 1 fuel per element (dense copying: 1 per 4), charged by the loop that visits them. */
  public static Fuel perElement(Source source) {
    return new Fuel(Model.PER_ELEMENT, source, 1, "");
  }

  /** Charged inside the body and nothing before it, for the reason given. */
  public static Fuel uncharged(String why) {
    return new Fuel(Model.METERED, Source.NONE, 0, why);
  }

  /** Charged inside the body, for the reason given. */
  public static Fuel metered(String why) {
    return new Fuel(Model.METERED, Source.NONE, 1, why);
  }

  /** Units to charge before the body runs. */
  long before(Call c) {
    if (model == Model.PER_CHAR) {
      Value v = source == Source.RECEIVER ? c.receiver() : source == Source.ARGUMENT ? c.arg(0) : null;
      if (v instanceof JsString s) {
        return base + (s.length() >> 3);
      }
    }
    return base;
  }
}
