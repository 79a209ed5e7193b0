package dev.ration.host;

import java.util.Map;
import java.util.function.Function;

/**
 * How a crossing into the guest is made.
 *
 * @param bytes budget of one crossing
 * @param depth nesting of containers
 * @param tree copies as JSON would: no sharing, cycles refused, dates as ISO text, NaN and the infinities null,
 *     undefined properties left out; otherwise sharing and cycles are preserved by an identity map
 * @param frozen records get no prototype, and records and arrays are frozen
 * @param integers what becomes of numbers that no double holds exactly
 * @param converters what stands for a value of exactly a class: it is crossed instead
 * @param records the components of a record by name, or null where records may not cross
 */
public record CrossingRules(long bytes, int depth, boolean tree, boolean frozen, LargeIntegers integers,
    Map<Class<?>, Function<Object, Object>> converters, Function<Object, Map<String, Object>> records) {
  /** Depth cap of Eval contexts, arguments and capability results (row 92). */
  public static final int EVAL_DEPTH = 10_000;
  /** Depth cap of an expression scope (row 161). */
  public static final int SCOPE_DEPTH = 256;

  /** Rules for Eval contexts and function arguments. */
  public static CrossingRules eval(long bytes, LargeIntegers integers,
      Map<Class<?>, Function<Object, Object>> converters, Function<Object, Map<String, Object>> records) {
    return new CrossingRules(bytes, EVAL_DEPTH, false, false, integers, converters, records);
  }

  /** Rules for the scope of an expression. */
  public static CrossingRules scope(long bytes) {
    return new CrossingRules(bytes, SCOPE_DEPTH, true, true, LargeIntegers.REFUSE, Map.of(), null);
  }
}
