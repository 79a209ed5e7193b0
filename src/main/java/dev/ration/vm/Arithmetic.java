package dev.ration.vm;

import dev.ration.bytecode.Op;
import dev.ration.runtime.Comparison;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsBigInt;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsString;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Special;
import dev.ration.runtime.Value;

/** Operators on any values, section 13.15.3 and 6.1.6, and the number operations of the loop. */
final class Arithmetic {
  private Arithmetic() {}

  /** Number::remainder; whole numbers take the integer unit (a double remainder is ten times as slow). */
  static double remainder(double x, double y) {
    int i = (int) x;
    int j = (int) y;
    return i == x && j == y && i > 0 && j > 0 ? i % j : x % y;
  }

  /** The bitwise and shift operators on int32 operands. */
  static double bitwise(int op, int x, int y) {
    return switch (op) {
      case Op.BIT_AND -> x & y;
      case Op.BIT_OR -> x | y;
      case Op.BIT_XOR -> x ^ y;
      case Op.SHL -> x << y;
      case Op.SHR -> x >> y;
      default -> (x >>> y) & 0xffff_ffffL;
    };
  }

  /** The comparison operators on numbers that are not NaN. */
  static boolean compare(int op, double x, double y) {
    return switch (op) {
      case Op.LESS -> x < y;
      case Op.LESS_EQ -> x <= y;
      case Op.GREATER -> x > y;
      case Op.GREATER_EQ -> x >= y;
      case Op.EQ, Op.STRICT_EQ -> x == y;
      default -> x != y;
    };
  }

  /** R[a] := R[b] op R[c], or op the immediate c. */
  static void binary(Vm vm, Frame f, int op, long w) {
    int a = Op.a(w);
    Value x = f.get(Op.b(w));
    if (op >= Op.ADD_INT) {
      int y = Op.signedC(w);
      int plain = op - Op.ADD_INT + Op.ADD;
      // EXP has no immediate form.
      f.set(a, operate(vm, plain < Op.EXP ? plain : plain + 1, x, JsNumber.of(y)));
    } else {
      f.set(a, operate(vm, op, x, f.get(Op.c(w))));
    }
  }

  private static Value operate(Vm vm, int op, Value x, Value y) {
    Realm realm = vm.realm;
    if (op == Op.ADD) {
      return add(realm, x, y);
    }
    Value p = Conversions.toNumeric(realm, x);
    Value q = Conversions.toNumeric(realm, y);
    if (p instanceof JsNumber m && q instanceof JsNumber n) {
      return JsNumber.of(number(op, m.value(), n.value()));
    }
    return BigIntArithmetic.operate(realm, op, bigInt(realm, p), bigInt(realm, q));
  }

  private static Value add(Realm realm, Value x, Value y) {
    if (x instanceof JsString s && y instanceof JsString t) {
      return JsString.concat(realm.heap(), s, t);
    }
    Value p = Conversions.toPrimitive(realm, x, Conversions.Hint.DEFAULT);
    Value q = Conversions.toPrimitive(realm, y, Conversions.Hint.DEFAULT);
    if (p instanceof JsString || q instanceof JsString) {
      JsString s = Conversions.toJsString(realm, p);
      return JsString.concat(realm.heap(), s, Conversions.toJsString(realm, q));
    }
    p = Conversions.toNumeric(realm, p);
    q = Conversions.toNumeric(realm, q);
    if (p instanceof JsNumber m && q instanceof JsNumber n) {
      return JsNumber.of(m.value() + n.value());
    }
    return BigIntArithmetic.operate(realm, Op.ADD, bigInt(realm, p), bigInt(realm, q));
  }

  private static JsBigInt bigInt(Realm realm, Value v) {
    if (v instanceof JsBigInt b) {
      return b;
    }
    throw realm.typeError("Cannot mix BigInt and other types, use explicit conversions");
  }

  private static double number(int op, double x, double y) {
    return switch (op) {
      case Op.SUB -> x - y;
      case Op.MUL -> x * y;
      case Op.DIV -> x / y;
      case Op.MOD -> remainder(x, y);
      case Op.EXP -> exponentiate(x, y);
      default -> bitwise(op, Conversions.toInt32(x), Conversions.toInt32(y));
    };
  }

  /** Number::exponentiate, section 6.1.6.1.3: unlike pow, 1 to an infinite power is NaN. */
  static double exponentiate(double x, double y) {
    return (x == 1 || x == -1) && Double.isInfinite(y) ? Double.NaN : StrictMath.pow(x, y);
  }

  /** INC, DEC, NEG, BIT_NOT, TO_NUMBER, TO_NUMERIC of any value. */
  static void unary(Vm vm, Frame f, int op, long w) {
    int a = Op.a(w);
    Value v = f.get(Op.b(w));
    if (op == Op.TO_NUMBER) {
      f.set(a, Conversions.toNumber(vm.realm, v));
      return;
    }
    Value n = Conversions.toNumeric(vm.realm, v);
    if (n instanceof JsBigInt b) {
      f.set(a, BigIntArithmetic.unary(vm.realm, op, b));
      return;
    }
    double x = ((JsNumber) n).value();
    f.set(a, switch (op) {
      case Op.INC -> x + 1;
      case Op.DEC -> x - 1;
      case Op.NEG -> -x;
      case Op.BIT_NOT -> (double) ~Conversions.toInt32(x);
      default -> x;
    });
  }

  /** The relational and equality operators on any values; op is one of LESS to STRICT_NE. */
  static boolean test(Vm vm, int op, Value x, Value y) {
    Realm realm = vm.realm;
    return switch (op) {
      case Op.LESS -> Comparison.lessThan(realm, x, y, true) == Comparison.Order.TRUE;
      case Op.GREATER -> Comparison.lessThan(realm, y, x, false) == Comparison.Order.TRUE;
      case Op.LESS_EQ -> Comparison.lessThan(realm, y, x, false) == Comparison.Order.FALSE;
      case Op.GREATER_EQ -> Comparison.lessThan(realm, x, y, true) == Comparison.Order.FALSE;
      case Op.EQ -> Comparison.looseEquals(realm, x, y);
      case Op.NE -> !Comparison.looseEquals(realm, x, y);
      case Op.STRICT_EQ -> strictEquals(realm, x, y);
      case Op.STRICT_NE -> !strictEquals(realm, x, y);
      default -> throw new AssertionError(op);
    };
  }

  private static boolean strictEquals(Realm realm, Value x, Value y) {
    return x == y ? x != JsNumber.NAN : !(x instanceof Special) && Comparison.strictEquals(realm, x, y);
  }

  /** R[a] := R[b] op R[c]. */
  static void comparison(Vm vm, Frame f, int op, long w) {
    f.set(Op.a(w), test(vm, op, f.get(Op.b(w)), f.get(Op.c(w))));
  }

  /** The compare-and-jump instructions. */
  static void compareAndJump(Vm vm, Frame f, int op, long w) {
    Value x = f.get(Op.a(w));
    int b = Op.b(w);
    boolean jump;
    if (op >= Op.JUMP_IF_EQ) {
      jump = test(vm, op == Op.JUMP_IF_EQ ? Op.EQ : Op.NE, x, f.get(b));
    } else if (op >= Op.JUMP_IF_STRICT_EQ_INT) {
      jump = test(vm, op == Op.JUMP_IF_STRICT_EQ_INT ? Op.STRICT_EQ : Op.STRICT_NE, x, JsNumber.of(Op.signedB(w)));
    } else if (op >= Op.JUMP_IF_LESS_INT) {
      jump = relation(vm, op - Op.JUMP_IF_LESS_INT, x, JsNumber.of(Op.signedB(w)));
    } else if (op >= Op.JUMP_IF_STRICT_EQ) {
      jump = test(vm, op == Op.JUMP_IF_STRICT_EQ ? Op.STRICT_EQ : Op.STRICT_NE, x, f.get(b));
    } else {
      jump = relation(vm, op - Op.JUMP_IF_LESS, x, f.get(b));
    }
    if (jump) {
      f.pc = Op.c(w);
    }
  }

  /** {@code i} counts LESS, NOT LESS, LESS_EQ, NOT LESS_EQ, GREATER … as the jumps stand in the table. */
  private static boolean relation(Vm vm, int i, Value x, Value y) {
    return test(vm, Op.LESS + (i >> 1), x, y) == ((i & 1) == 0);
  }

  /** R[a] := !ToBoolean(R[b]). */
  static void not(Frame f, long w) {
    f.set(Op.a(w), !Conversions.toBoolean(f.get(Op.b(w))));
  }

  /** R[a] := ToString(R[b]). */
  static void convertToString(Vm vm, Frame f, long w) {
    f.set(Op.a(w), Conversions.toJsString(vm.realm, f.get(Op.b(w))));
  }

  /** R[a] := typeof R[b]. */
  static void typeOf(Frame f, long w) {
    f.set(Op.a(w), f.get(Op.b(w)).typeOf());
  }

  /** R[a] := the strings R[b] … R[b+c-1] joined. */
  static void concat(Vm vm, Frame f, long w) {
    int b = Op.b(w);
    int n = Op.c(w);
    vm.realm.charge(n >> 2);
    JsString s = (JsString) f.r[b];
    for (int i = 1; i < n; i++) {
      s = JsString.concat(vm.realm.heap(), s, (JsString) f.r[b + i]);
    }
    f.set(Op.a(w), s);
  }

  /** if ToBoolean(R[a]) is wanted: pc := c. */
  static void jumpIf(Frame f, long w, boolean wanted) {
    if (Conversions.toBoolean(f.get(Op.a(w))) == wanted) {
      f.pc = Op.c(w);
    }
  }

}
