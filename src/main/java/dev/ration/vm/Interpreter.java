package dev.ration.vm;

import dev.ration.bytecode.Op;
import dev.ration.meter.Meter;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsGenerator;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.Null;
import dev.ration.runtime.Scope;
import dev.ration.runtime.Special;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;

/**
 * The loop. Fuel is spent before an instruction runs, from a local that is put back into {@link Meter#slice} wherever
 * anything else may spend. An instruction whose fast path does not apply falls out of the switch into
 * {@link Instructions#execute}, which does it in general; after that the top frame is looked at anew, because calls and
 * handlers move it.
 */
final class Interpreter {
  private static final int[] FUEL = Op.fuelTable();

  private Interpreter() {}

  /** Runs from the entry frame on top of the stack until it returns. A guest exception that no frame takes pops it. */
  static Value run(Vm vm, Frame entry) {
    return resume(vm, entry, null, null);
  }

  /** As {@link #run}, for the body of a generator that goes on with a completion. */
  static Value resume(Vm vm, Frame entry, JsGenerator.Mode mode, Value v) {
    int openCalls = vm.realm.callDepth();
    while (true) {
      try {
        if (mode != null) {
          JsGenerator.Mode once = mode;
          mode = null;
          Generators.deliver(vm, entry, once, v);
        }
        return loop(vm);
      } catch (JsThrow t) {
        vm.realm.unwindCalls(openCalls);
        if (!Unwinder.caught(vm, t)) {
          Generators.abandon(entry);
          vm.pop();
          throw t;
        }
      }
    }
  }

  /** Executes from the top frame's pc. */
  private static Value loop(Vm vm) {
    final Meter meter = vm.meter;
    Frame frame = vm.top;
    long[] words = frame.code.words;
    double[] d = frame.d;
    Value[] r = frame.r;
    int pc = frame.pc;
    int fuel = (int) meter.slice;

    while (true) {
      long w = words[pc++];
      int op = (int) w & 0xff;
      if ((fuel -= FUEL[op]) < 0) {
        frame.pc = pc;
        fuel = refill(vm, frame, fuel);
      }
      // Taking operands apart here or in each case, one case for all bitwise operators or six: no difference to be measured.
      int a = (int) (w >>> 8) & 0xffff;
      int b = (int) (w >>> 24) & 0xffff;
      int c = (int) (w >>> 40);
      switch (op) {
        case Op.NOP -> {
          continue;
        }
        // R[a] := R[b]
        case Op.MOVE -> {
          double x = d[b];
          d[a] = x;
          if (x != x) {
            r[a] = r[b];
          }
          continue;
        }
        // R[a] := the number b (signed 32 bits)
        case Op.LOAD_INT -> {
          d[a] = (int) (w >>> 24);
          continue;
        }
        // R[a] := constants[b]
        case Op.LOAD_CONST -> {
          Value v = frame.code.constants[(int) (w >>> 24)];
          if (v instanceof JsNumber n && n != JsNumber.NAN) {
            d[a] = n.value();
          } else {
            d[a] = Double.NaN;
            r[a] = v;
          }
          continue;
        }
        case Op.LOAD_UNDEFINED -> {
          d[a] = Double.NaN;
          r[a] = Undefined.INSTANCE;
          continue;
        }
        case Op.LOAD_NULL -> {
          d[a] = Double.NaN;
          r[a] = Null.INSTANCE;
          continue;
        }
        case Op.LOAD_TRUE -> {
          d[a] = Double.NaN;
          r[a] = JsBoolean.TRUE;
          continue;
        }
        case Op.LOAD_FALSE -> {
          d[a] = Double.NaN;
          r[a] = JsBoolean.FALSE;
          continue;
        }
        // R[a] := the this value of the frame
        case Op.LOAD_THIS -> {
          if (frame.thisValue instanceof JsObject o) {
            d[a] = Double.NaN;
            r[a] = o;
            continue;
          }
        }
        // if R[a] is TDZ throw ReferenceError
        case Op.CHECK_TDZ -> {
          if (d[a] == d[a] || r[a] != Special.TDZ) {
            continue;
          }
        }
        // R[a] := slot c of the scope b levels out
        case Op.GET_SCOPED, Op.GET_SCOPED_CHECKED -> {
          Scope s = frame.scope;
          while (--b >= 0) {
            s = s.parent();
          }
          Value v = s.slots()[c];
          if (v instanceof JsNumber n && n != JsNumber.NAN) {
            d[a] = n.value();
            continue;
          }
          if (v != Special.TDZ || op == Op.GET_SCOPED) {
            d[a] = Double.NaN;
            r[a] = v;
            continue;
          }
        }
        // slot c of the scope b levels out := R[a]
        case Op.SET_SCOPED -> {
          if (d[a] != d[a]) {
            Scope s = frame.scope;
            while (--b >= 0) {
              s = s.parent();
            }
            s.slots()[c] = r[a];
            continue;
          }
        }
        // R[a] := R[b].keys[c]
        case Op.GET_NAMED -> {
          if (d[b] != d[b] && r[b] instanceof JsObject o) {
            Value v = PropertyCache.get(vm, frame.caches, c, o);
            if (v != null) {
              if (v instanceof JsNumber n && n != JsNumber.NAN) {
                d[a] = n.value();
              } else {
                d[a] = Double.NaN;
                r[a] = v;
              }
              continue;
            }
          }
        }
        // R[a].keys[c] := R[b]
        case Op.SET_NAMED -> {
          if (d[a] != d[a] && r[a] instanceof JsObject o) {
            double x = d[b];
            frame.pc = pc;
            meter.slice = fuel;
            if (PropertyCache.set(vm, frame, c, o, x == x ? JsNumber.of(x) : r[b])) {
              fuel = (int) meter.slice;
              continue;
            }
          }
        }
        // R[a] := R[b].length
        case Op.GET_LENGTH -> {
          if (d[b] != d[b] && r[b] instanceof JsArray array) {
            d[a] = array.length();
            continue;
          }
        }
        // R[a] := R[b][R[c]]
        case Op.GET_INDEX -> {
          double x = d[c];
          int i = (int) x;
          if (i == x && d[b] != d[b] && r[b] instanceof JsArray array && i >= 0 && i < array.denseSize()) {
            double[] numbers = array.denseNumbers();
            if (numbers != null) {
              x = numbers[i];
              d[a] = x;
              if (x != x) {
                r[a] = JsNumber.NAN;
              }
              continue;
            }
            Value v = array.denseValues()[i];
            if (v != null) {
              if (v instanceof JsNumber n && n != JsNumber.NAN) {
                d[a] = n.value();
              } else {
                d[a] = Double.NaN;
                r[a] = v;
              }
              continue;
            }
          }
        }
        // R[a][R[b]] := R[c]
        case Op.SET_INDEX -> {
          double x = d[b];
          int i = (int) x;
          if (i == x && d[a] != d[a] && r[a] instanceof JsArray array) {
            frame.pc = pc;
            meter.slice = fuel;
            x = d[c];
            boolean done = x == x ? array.putDense(vm.realm, i, x) : array.putDense(vm.realm, i, r[c]);
            fuel = (int) meter.slice;
            if (done) {
              continue;
            }
          }
        }
        // R[a] := R[b].keys[c]; R[a+1] := R[b]
        case Op.GET_METHOD -> {
          if (d[b] != d[b] && r[b] instanceof JsObject o) {
            Value v = PropertyCache.get(vm, frame.caches, c, o);
            if (v != null && !(v instanceof JsNumber)) {
              d[a] = Double.NaN;
              r[a] = v;
              d[a + 1] = Double.NaN;
              r[a + 1] = o;
              continue;
            }
          }
        }
        case Op.ADD -> {
          double x = d[b] + d[c];
          if (x == x) {
            d[a] = x;
            continue;
          }
        }
        case Op.SUB -> {
          double x = d[b] - d[c];
          if (x == x) {
            d[a] = x;
            continue;
          }
        }
        case Op.MUL -> {
          double x = d[b] * d[c];
          if (x == x) {
            d[a] = x;
            continue;
          }
        }
        case Op.DIV -> {
          double x = d[b] / d[c];
          if (x == x) {
            d[a] = x;
            continue;
          }
        }
        case Op.MOD -> {
          double x = Arithmetic.remainder(d[b], d[c]);
          if (x == x) {
            d[a] = x;
            continue;
          }
        }
        case Op.BIT_AND, Op.BIT_OR, Op.BIT_XOR, Op.SHL, Op.SHR, Op.USHR -> {
          double x = d[b];
          double y = d[c];
          if (x == x && y == y) {
            d[a] = Arithmetic.bitwise(op, Conversions.toInt32(x), Conversions.toInt32(y));
            continue;
          }
        }
        case Op.ADD_INT -> {
          double x = d[b] + (int) (w >> 40);
          if (x == x) {
            d[a] = x;
            continue;
          }
        }
        case Op.SUB_INT -> {
          double x = d[b] - (int) (w >> 40);
          if (x == x) {
            d[a] = x;
            continue;
          }
        }
        case Op.MUL_INT -> {
          double x = d[b] * (int) (w >> 40);
          if (x == x) {
            d[a] = x;
            continue;
          }
        }
        case Op.DIV_INT -> {
          double x = d[b] / (int) (w >> 40);
          if (x == x) {
            d[a] = x;
            continue;
          }
        }
        case Op.MOD_INT -> {
          double x = Arithmetic.remainder(d[b], (int) (w >> 40));
          if (x == x) {
            d[a] = x;
            continue;
          }
        }
        case Op.BIT_AND_INT, Op.BIT_OR_INT, Op.BIT_XOR_INT, Op.SHL_INT, Op.SHR_INT, Op.USHR_INT -> {
          double x = d[b];
          if (x == x) {
            d[a] = Arithmetic.bitwise(op - Op.BIT_AND_INT + Op.BIT_AND, Conversions.toInt32(x), (int) (w >> 40));
            continue;
          }
        }
        case Op.INC -> {
          double x = d[b] + 1;
          if (x == x) {
            d[a] = x;
            continue;
          }
        }
        case Op.DEC -> {
          double x = d[b] - 1;
          if (x == x) {
            d[a] = x;
            continue;
          }
        }
        case Op.NEG -> {
          double x = -d[b];
          if (x == x) {
            d[a] = x;
            continue;
          }
        }
        case Op.TO_NUMBER, Op.TO_NUMERIC -> {
          double x = d[b];
          if (x == x) {
            d[a] = x;
            continue;
          }
        }
        case Op.NOT -> {
          if (d[b] != d[b] && r[b] instanceof JsBoolean v) {
            d[a] = Double.NaN;
            r[a] = v == JsBoolean.TRUE ? JsBoolean.FALSE : JsBoolean.TRUE;
            continue;
          }
        }
        case Op.LESS, Op.LESS_EQ, Op.GREATER, Op.GREATER_EQ, Op.STRICT_EQ, Op.STRICT_NE, Op.EQ, Op.NE -> {
          double x = d[b];
          double y = d[c];
          if (x == x && y == y) {
            d[a] = Double.NaN;
            r[a] = Arithmetic.compare(op, x, y) ? JsBoolean.TRUE : JsBoolean.FALSE;
            continue;
          }
        }
        case Op.JUMP -> {
          pc = c;
          continue;
        }
        case Op.JUMP_IF_TRUE -> {
          double x = d[a];
          if (x == x ? x != 0 : r[a] == JsBoolean.TRUE) {
            pc = c;
            continue;
          }
          if (x == x || r[a] == JsBoolean.FALSE || r[a] == Undefined.INSTANCE) {
            continue;
          }
        }
        case Op.JUMP_IF_FALSE -> {
          double x = d[a];
          if (x == x ? x == 0 : r[a] == JsBoolean.FALSE || r[a] == Undefined.INSTANCE) {
            pc = c;
            continue;
          }
          if (x == x || r[a] == JsBoolean.TRUE) {
            continue;
          }
        }
        case Op.JUMP_IF_UNDEFINED -> {
          if (d[a] != d[a] && r[a] == Undefined.INSTANCE) {
            pc = c;
          }
          continue;
        }
        case Op.JUMP_IF_NOT_UNDEFINED -> {
          if (d[a] == d[a] || r[a] != Undefined.INSTANCE) {
            pc = c;
          }
          continue;
        }
        case Op.JUMP_IF_NULLISH -> {
          if (d[a] != d[a] && r[a].isNullish()) {
            pc = c;
          }
          continue;
        }
        case Op.JUMP_IF_NOT_NULLISH -> {
          if (d[a] == d[a] || !r[a].isNullish()) {
            pc = c;
          }
          continue;
        }
        case Op.JUMP_IF_LESS -> {
          double x = d[a];
          double y = d[b];
          if (x < y) {
            pc = c;
            continue;
          }
          if (x >= y) {
            continue;
          }
        }
        case Op.JUMP_IF_NOT_LESS -> {
          double x = d[a];
          double y = d[b];
          if (x < y) {
            continue;
          }
          if (x >= y) {
            pc = c;
            continue;
          }
        }
        case Op.JUMP_IF_LESS_EQ -> {
          double x = d[a];
          double y = d[b];
          if (x <= y) {
            pc = c;
            continue;
          }
          if (x > y) {
            continue;
          }
        }
        case Op.JUMP_IF_NOT_LESS_EQ -> {
          double x = d[a];
          double y = d[b];
          if (x <= y) {
            continue;
          }
          if (x > y) {
            pc = c;
            continue;
          }
        }
        case Op.JUMP_IF_GREATER -> {
          double x = d[a];
          double y = d[b];
          if (x > y) {
            pc = c;
            continue;
          }
          if (x <= y) {
            continue;
          }
        }
        case Op.JUMP_IF_NOT_GREATER -> {
          double x = d[a];
          double y = d[b];
          if (x > y) {
            continue;
          }
          if (x <= y) {
            pc = c;
            continue;
          }
        }
        case Op.JUMP_IF_GREATER_EQ -> {
          double x = d[a];
          double y = d[b];
          if (x >= y) {
            pc = c;
            continue;
          }
          if (x < y) {
            continue;
          }
        }
        case Op.JUMP_IF_NOT_GREATER_EQ -> {
          double x = d[a];
          double y = d[b];
          if (x >= y) {
            continue;
          }
          if (x < y) {
            pc = c;
            continue;
          }
        }
        case Op.JUMP_IF_STRICT_EQ, Op.JUMP_IF_EQ -> {
          double x = d[a];
          double y = d[b];
          if (x == y) {
            pc = c;
            continue;
          }
          if (x == x && y == y) {
            continue;
          }
        }
        case Op.JUMP_IF_STRICT_NE, Op.JUMP_IF_NE -> {
          double x = d[a];
          double y = d[b];
          if (x == y) {
            continue;
          }
          if (x == x && y == y) {
            pc = c;
            continue;
          }
        }
        case Op.JUMP_IF_LESS_INT -> {
          double x = d[a];
          if (x < (short) b) {
            pc = c;
            continue;
          }
          if (x == x) {
            continue;
          }
        }
        case Op.JUMP_IF_NOT_LESS_INT -> {
          double x = d[a];
          if (x < (short) b) {
            continue;
          }
          if (x == x) {
            pc = c;
            continue;
          }
        }
        case Op.JUMP_IF_LESS_EQ_INT -> {
          double x = d[a];
          if (x <= (short) b) {
            pc = c;
            continue;
          }
          if (x == x) {
            continue;
          }
        }
        case Op.JUMP_IF_NOT_LESS_EQ_INT -> {
          double x = d[a];
          if (x <= (short) b) {
            continue;
          }
          if (x == x) {
            pc = c;
            continue;
          }
        }
        case Op.JUMP_IF_GREATER_INT -> {
          double x = d[a];
          if (x > (short) b) {
            pc = c;
            continue;
          }
          if (x == x) {
            continue;
          }
        }
        case Op.JUMP_IF_NOT_GREATER_INT -> {
          double x = d[a];
          if (x > (short) b) {
            continue;
          }
          if (x == x) {
            pc = c;
            continue;
          }
        }
        case Op.JUMP_IF_GREATER_EQ_INT -> {
          double x = d[a];
          if (x >= (short) b) {
            pc = c;
            continue;
          }
          if (x == x) {
            continue;
          }
        }
        case Op.JUMP_IF_NOT_GREATER_EQ_INT -> {
          double x = d[a];
          if (x >= (short) b) {
            continue;
          }
          if (x == x) {
            pc = c;
            continue;
          }
        }
        case Op.JUMP_IF_STRICT_EQ_INT -> {
          if (d[a] == (short) b) {
            pc = c;
          }
          continue;
        }
        case Op.JUMP_IF_STRICT_NE_INT -> {
          if (d[a] != (short) b) {
            pc = c;
          }
          continue;
        }
        // R[a] := R[b].[[Call]](this R[b+1] or undefined, R[b+2] … R[b+1+c])
        case Op.CALL, Op.CALL_PLAIN -> {
          if (d[b] != d[b] && r[b] instanceof Closure f && f.plain) {
            frame.pc = pc;
            meter.slice = fuel;
            Frame next = vm.push(f.state, f.scope);
            Calls.enter(next, f, frame, b, c, a, op == Op.CALL);
            fuel = (int) meter.slice;
            frame = next;
            words = frame.code.words;
            d = frame.d;
            r = frame.r;
            pc = 0;
            continue;
          }
        }
        // leave the frame with R[a]
        case Op.RETURN -> {
          double x = d[a];
          if (frame.flags == 0) {
            Value v = r[a];
            a = frame.resultRegister;
            vm.pop();
            frame = vm.top;
            words = frame.code.words;
            d = frame.d;
            r = frame.r;
            pc = frame.pc;
            if (a >= 0) {
              d[a] = x;
              if (x != x) {
                r[a] = v;
              }
            }
            continue;
          }
        }
        // leave the frame with undefined
        case Op.RETURN_UNDEFINED -> {
          if (frame.flags == 0) {
            a = frame.resultRegister;
            vm.pop();
            frame = vm.top;
            words = frame.code.words;
            d = frame.d;
            r = frame.r;
            pc = frame.pc;
            if (a >= 0) {
              d[a] = Double.NaN;
              r[a] = Undefined.INSTANCE;
            }
            continue;
          }
        }
        default -> { }
      }
      frame.pc = pc;
      meter.slice = fuel;
      Value result = Instructions.execute(vm, frame, op, w);
      if (result != null) {
        return result;
      }
      fuel = (int) meter.slice;
      Frame top = vm.top;
      pc = top.pc;
      if (top != frame) {
        frame = top;
        words = frame.code.words;
        d = frame.d;
        r = frame.r;
      }
    }
  }

  /** The next slice of fuel; code that used one up in a loop gets its caches. */
  private static int refill(Vm vm, Frame frame, int fuel) {
    vm.meter.slice = fuel;
    vm.meter.refill();
    frame.caches = frame.state.makeCaches(vm);
    return (int) vm.meter.slice;
  }
}
