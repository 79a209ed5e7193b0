package dev.ration.intrinsics;

import static dev.ration.runtime.Row.method;
import static dev.ration.runtime.Row.namespace;
import static dev.ration.runtime.Row.value;

import dev.ration.number.ExactSum;
import dev.ration.number.RealFunctions;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.NumberFunction;
import dev.ration.runtime.Row;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;
import java.util.Arrays;

/** Math, section 21.3, random only where a seed is given (row 167, row 305). The same bits on every machine: StrictMath and exact arithmetic. */
enum MathIntrinsics implements NumberFunction {
  MATH(namespace("Math", "sec-math-object")),
  E(constant("E", Math.E, "sec-math.e")),
  LN10(constant("LN10", 2.302585092994046, "sec-math.ln10")),
  LN2(constant("LN2", 0.6931471805599453, "sec-math.ln2")),
  LOG10E(constant("LOG10E", 0.4342944819032518, "sec-math.log10e")),
  LOG2E(constant("LOG2E", 1.4426950408889634, "sec-math.log2e")),
  PI(constant("PI", Math.PI, "sec-math.pi")),
  SQRT1_2(constant("SQRT1_2", 0.7071067811865476, "sec-math.sqrt1_2")),
  SQRT2(constant("SQRT2", 1.4142135623730951, "sec-math.sqrt2")),
  ABS(method("abs", 1, Fuel.flat(), "sec-math.abs")),
  ACOS(method("acos", 1, Fuel.flat(4), "sec-math.acos")),
  ACOSH(method("acosh", 1, Fuel.flat(4), "sec-math.acosh")),
  ASIN(method("asin", 1, Fuel.flat(4), "sec-math.asin")),
  ASINH(method("asinh", 1, Fuel.flat(4), "sec-math.asinh")),
  ATAN(method("atan", 1, Fuel.flat(4), "sec-math.atan")),
  ATANH(method("atanh", 1, Fuel.flat(4), "sec-math.atanh")),
  ATAN2(method("atan2", 2, Fuel.flat(4), "sec-math.atan2")),
  CBRT(method("cbrt", 1, Fuel.flat(4), "sec-math.cbrt")),
  CEIL(method("ceil", 1, Fuel.flat(), "sec-math.ceil")),
  CLZ32(method("clz32", 1, Fuel.flat(), "sec-math.clz32")),
  COS(method("cos", 1, Fuel.flat(4), "sec-math.cos")),
  COSH(method("cosh", 1, Fuel.flat(4), "sec-math.cosh")),
  EXP(method("exp", 1, Fuel.flat(4), "sec-math.exp")),
  EXPM1(method("expm1", 1, Fuel.flat(4), "sec-math.expm1")),
  F16_ROUND(method("f16round", 1, Fuel.flat(), "sec-math.f16round")),
  FLOOR(method("floor", 1, Fuel.flat(), "sec-math.floor")),
  FROUND(method("fround", 1, Fuel.flat(), "sec-math.fround")),
  HYPOT(method("hypot", 2, Fuel.metered("1 per argument"), "sec-math.hypot")),
  IMUL(method("imul", 2, Fuel.flat(), "sec-math.imul")),
  LOG(method("log", 1, Fuel.flat(4), "sec-math.log")),
  LOG1P(method("log1p", 1, Fuel.flat(4), "sec-math.log1p")),
  LOG10(method("log10", 1, Fuel.flat(4), "sec-math.log10")),
  LOG2(method("log2", 1, Fuel.flat(4), "sec-math.log2")),
  MAX(method("max", 2, Fuel.metered("1 per argument"), "sec-math.max")),
  MIN(method("min", 2, Fuel.metered("1 per argument"), "sec-math.min")),
  POW(method("pow", 2, Fuel.flat(4), "sec-math.pow")),
  ROUND(method("round", 1, Fuel.flat(), "sec-math.round")),
  SIGN(method("sign", 1, Fuel.flat(), "sec-math.sign")),
  SIN(method("sin", 1, Fuel.flat(4), "sec-math.sin")),
  SINH(method("sinh", 1, Fuel.flat(4), "sec-math.sinh")),
  SQRT(method("sqrt", 1, Fuel.flat(), "sec-math.sqrt")),
  SUM_PRECISE(method("sumPrecise", 1, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-math.sumprecise")),
  TAN(method("tan", 1, Fuel.flat(4), "sec-math.tan")),
  TANH(method("tanh", 1, Fuel.flat(4), "sec-math.tanh")),
  TRUNC(method("trunc", 1, Fuel.flat(), "sec-math.trunc")),
  TO_STRING_TAG(Row.toStringTag("Math", "sec-math-%symbol.tostringtag%")),
  /** The last row: only a realm with a seed has it (row 305). */
  RANDOM(method("random", 0, Fuel.flat(), "sec-math.random"));

  private static final Intrinsic[] WITHOUT_RANDOM = Arrays.copyOf(values(), RANDOM.ordinal(), Intrinsic[].class);

  private final Row row;

  MathIntrinsics(Row row) {
    this.row = row;
  }

  private static Row constant(String name, double v, String section) {
    return value(name, JsNumber.of(v), Attributes.NONE, section);
  }

  /** The rows of a realm, with random or without. */
  static Intrinsic[] rows(boolean random) {
    return random ? values() : WITHOUT_RANDOM;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case ATAN2 -> atan2(c);
      case HYPOT -> hypot(c);
      case IMUL -> imul(c);
      case MAX -> max(c);
      case MIN -> min(c);
      case POW -> pow(c);
      case RANDOM -> JsNumber.of(c.realm().random().next());
      case SUM_PRECISE -> sumPrecise(c);
      default -> JsNumber.of(apply(c.toNumber(0)));
    };
  }

  @Override
  public boolean isNumberFunction() {
    return row.kind() == Row.Kind.METHOD && row.length() == 1 && this != SUM_PRECISE;
  }

  @Override
  public double apply(double x) {
    return switch (this) {
      case ABS -> Math.abs(x);
      case ACOS -> StrictMath.acos(x);
      case ACOSH -> RealFunctions.acosh(x);
      case ASIN -> StrictMath.asin(x);
      case ASINH -> RealFunctions.asinh(x);
      case ATAN -> StrictMath.atan(x);
      case ATANH -> RealFunctions.atanh(x);
      case CBRT -> StrictMath.cbrt(x);
      case CEIL -> Math.ceil(x);
      case CLZ32 -> Integer.numberOfLeadingZeros(Conversions.toInt32(x));
      case COS -> StrictMath.cos(x);
      case COSH -> StrictMath.cosh(x);
      case EXP -> StrictMath.exp(x);
      case EXPM1 -> StrictMath.expm1(x);
      case F16_ROUND -> RealFunctions.f16round(x);
      case FLOOR -> Math.floor(x);
      case FROUND -> (float) x;
      case LOG -> StrictMath.log(x);
      case LOG1P -> StrictMath.log1p(x);
      case LOG10 -> StrictMath.log10(x);
      case LOG2 -> RealFunctions.log2(x);
      case ROUND -> RealFunctions.round(x);
      case SIGN -> Math.signum(x);
      case SIN -> StrictMath.sin(x);
      case SINH -> StrictMath.sinh(x);
      case SQRT -> Math.sqrt(x);
      case TAN -> StrictMath.tan(x);
      case TANH -> StrictMath.tanh(x);
      case TRUNC -> RealFunctions.trunc(x);
      case ATAN2, HYPOT, IMUL, MAX, MIN, POW, RANDOM, SUM_PRECISE, MATH, E, LN10, LN2, LOG10E, LOG2E, PI, SQRT1_2, SQRT2,
          TO_STRING_TAG -> throw new AssertionError(this);
    };
  }

  private static Value atan2(Call c) {
    double y = c.toNumber(0);
    return JsNumber.of(StrictMath.atan2(y, c.toNumber(1)));
  }

  private static Value pow(Call c) {
    double base = c.toNumber(0);
    return JsNumber.of(StrictMath.pow(base, c.toNumber(1)));
  }

  private static Value imul(Call c) {
    int a = Conversions.toInt32(c.toNumber(0));
    return JsNumber.of(a * Conversions.toInt32(c.toNumber(1)));
  }

  private static Value max(Call c) {
    double max = Double.NEGATIVE_INFINITY;
    c.fuel(c.argc());
    for (int i = 0; i < c.argc(); i++) {
      max = Math.max(max, c.toNumber(i));
    }
    return JsNumber.of(max);
  }

  private static Value min(Call c) {
    double min = Double.POSITIVE_INFINITY;
    c.fuel(c.argc());
    for (int i = 0; i < c.argc(); i++) {
      min = Math.min(min, c.toNumber(i));
    }
    return JsNumber.of(min);
  }

  /** sec-math.hypot: scaled by the largest argument, summed with compensation. */
  private static Value hypot(Call c) {
    try (ValueList numbers = new ValueList(c.realm())) {
      c.fuel(2L * c.argc());
      double largest = 0;
      boolean nan = false;
      for (int i = 0; i < c.argc(); i++) {
        double d = Math.abs(c.toNumber(i));
        nan |= d != d;
        largest = d > largest ? d : largest;
        numbers.add(JsNumber.of(d));
      }
      if (largest == Double.POSITIVE_INFINITY || nan || largest == 0) {
        return JsNumber.of(largest == Double.POSITIVE_INFINITY || !nan ? largest : Double.NaN);
      }
      double sum = 0;
      double lost = 0;
      for (int i = 0; i < numbers.size(); i++) {
        double d = ((JsNumber) numbers.get(i)).value() / largest;
        double term = d * d - lost;
        double next = sum + term;
        lost = next - sum - term;
        sum = next;
      }
      return JsNumber.of(Math.sqrt(sum) * largest);
    }
  }

  private static Value sumPrecise(Call c) {
    if (c.arg(0).isNullish()) {
      throw c.typeError(ErrorText.describe(c.arg(0)) + " is not iterable");
    }
    ExactSum sum = new ExactSum();
    Iteration.Record items = Iteration.getIterator(c.realm(), c.arg(0));
    for (Value v = Iteration.step(c.realm(), items); v != null; v = Iteration.step(c.realm(), items)) {
      if (!(v instanceof JsNumber n)) {
        JsThrow wrong = c.typeError(ErrorText.describe(v) + " is not a number");
        Iteration.closeOnThrow(c.realm(), items);
        throw wrong;
      }
      sum.add(n.value());
    }
    return JsNumber.of(sum.value());
  }
}
