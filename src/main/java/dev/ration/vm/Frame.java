package dev.ration.vm;

import dev.ration.bytecode.CodeBlock;
import dev.ration.runtime.Census;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Scope;
import dev.ration.runtime.Value;
import java.util.Arrays;
import java.util.BitSet;

/**
 * One activation of a code block. Register {@code i} is a number when {@code d[i]} is not NaN; else {@code r[i]} holds its
 * value (the number NaN is {@link JsNumber#NAN}). A number leaves a stale {@code r[i]} behind, which a census clears.
 * {@code pc} is the word after the one being executed whenever anything but the loop looks at it.
 */
final class Frame {
  /** Accounted bytes of a frame without registers. */
  static final int WEIGHT = 120;
  /** Accounted bytes of one register. */
  static final int REGISTER_WEIGHT = 12;
  /** Flag: the outermost frame of an activation of the loop; its return leaves the loop. */
  static final int ENTRY = 1;
  /** Flag: a result that is no object is replaced by {@code thisValue}. */
  static final int CONSTRUCT = 2;
  /** Flag: the body of a generator. */
  static final int GENERATOR = 4;
  /** Flag: the body of a generator that an iteration instruction steps: it takes values, not iterator results. */
  static final int STEPPED = 8;
  /** Flag: the body of a generator that another one delegates to. */
  static final int DELEGATED = 16;
  /** The result is dropped (setters, initialisers). */
  static final int NO_RESULT = -1;

  double[] d = NO_DOUBLES;
  Value[] r = NO_VALUES;
  CodeBlock code;
  CodeState state;
  /** The caches of {@link #state}, or null while there are none. */
  PropertyCache[] caches;
  int pc;
  Scope scope;
  /** How many scopes this activation has pushed and not popped. */
  int pushedScopes;
  Value thisValue;
  /** The active function; null for a script. */
  Closure callee;
  /** new.target; null for a call. */
  JsObject newTarget;
  /** The arguments as passed, where the code keeps them. */
  Value[] arguments;
  Frame caller;
  /** Register of the caller that receives the result. */
  int resultRegister;
  /** The flags: 0 for a plain call, so that one test finds the common return. */
  int flags;
  /** Where the exceptions in handler registers were thrown. */
  Unwinder.Caught caught;
  /** The generator whose body this is; its frame outlives the activation. */
  GeneratorObject generator;

  private static final double[] NO_DOUBLES = new double[0];
  private static final Value[] NO_VALUES = new Value[0];

  /** Bytes of the register arrays and the frame itself. */
  long weight() {
    return WEIGHT + (long) d.length * REGISTER_WEIGHT;
  }

  /** The value of a register. */
  Value get(int i) {
    double x = d[i];
    return x == x ? JsNumber.of(x) : r[i];
  }

  /** Whether a register holds a number, NaN included. */
  boolean isNumber(int i) {
    return d[i] == d[i] || r[i] == JsNumber.NAN;
  }

  void set(int i, Value v) {
    if (v instanceof JsNumber n) {
      set(i, n.value());
    } else {
      d[i] = Double.NaN;
      r[i] = v;
    }
  }

  void set(int i, double x) {
    d[i] = x;
    if (x != x) {
      r[i] = JsNumber.NAN;
    }
  }

  void set(int i, boolean b) {
    d[i] = Double.NaN;
    r[i] = b ? JsBoolean.TRUE : JsBoolean.FALSE;
  }

  void move(int to, int from) {
    double x = d[from];
    d[to] = x;
    if (x != x) {
      r[to] = r[from];
    }
  }

  /**
   * Visits what this frame keeps alive and forgets what it does not. An instruction that has handed over to another frame has
   * read its operands and will write only its results; the one at the top of the stack may still read them.
   */
  void trace(Census census, boolean isTop) {
    census.add(weight());
    caches = null;
    int n = code.registerCount;
    BitSet live = state.live(Math.max(0, pc - 1), isTop);
    for (int i = 0; i < n; i++) {
      if (d[i] == d[i] || !live.get(i)) {
        r[i] = null;
      } else {
        census.visit(r[i]);
      }
    }
    Arrays.fill(r, n, r.length, null);
    census.visitScope(scope);
    census.visit(state.text);
    census.visit(thisValue);
    census.visit(callee);
    census.visit(newTarget);
    if (arguments != null) {
      census.add(JsObject.ARRAY_WEIGHT + (long) arguments.length * JsObject.SLOT_WEIGHT);
      census.visitSlots(arguments, arguments.length);
    }
  }
}
