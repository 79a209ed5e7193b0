package dev.ration.run;

import dev.ration.compiler.Program;
import dev.ration.host.CrossingRefused;
import dev.ration.host.CrossingRules;
import dev.ration.host.Inbound;
import dev.ration.host.NotSerializable;
import dev.ration.host.Outbound;
import dev.ration.meter.Ceilings;
import dev.ration.meter.LimitExceeded;
import dev.ration.meter.Meter;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Scope;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;
import dev.ration.vm.Vm;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * The gate that every run goes through: a realm and a meter of its own, the crossing in, the program, the crossing out.
 * Guest faults and tripped limits leave it as a {@link Fault}; nothing that a guest does leaves it as an exception.
 */
public final class Run {
  /** Longest name and message of a guest error that is reported (row 79). */
  static final int MAX_TEXT = 10_000;

  private final Meter meter;
  private final Realm realm;
  private final Vm vm;
  private final Request request;

  /**
   * All that a run depends on.
   *
   * @param frontEnd how the guest's own text is compiled, or null where it may not be
   * @param cancelled whether the caller wants the run to end
   * @param clock monotonic nanoseconds
   * @param conversion how the result leaves
   */
  public record Request(Compiled compiled, RunProfile profile, Ceilings ceilings, CrossingRules rules, FrontEnd frontEnd,
      BooleanSupplier cancelled, LongSupplier clock, ResultConversion conversion) {
    /** The conversion of Eval and SafeFunction (row 30). */
    public static final ResultConversion EVAL_RESULT =
        (realm, value) -> new Outbound(realm, true, Refusals::of).convert(value);
  }

  /** Host values by name, each asked for at most once. */
  @FunctionalInterface
  public interface Bindings {
    Object get(String name) throws CrossingRefused;
  }

  private Run(Request request) {
    this.request = request;
    this.meter = new Meter(request.ceilings(), request.cancelled(), request.clock());
    this.realm = new Realm(meter, request.profile().templates());
    this.vm = new Vm(realm);
    if (request.frontEnd() != null) {
      realm.setCompiler(new GuestCompiler(vm, request.frontEnd(), request.ceilings()));
    }
  }

  /** Runs a script, Eval code or an expression, with its ambient names bound. */
  public static Outcome script(Request request, Bindings bindings, boolean globalThis) {
    return new Run(request).guarded(run -> run.runScript(bindings, globalThis));
  }

  /** Calls a function body with copies of {@code args}. */
  public static Outcome call(Request request, List<?> args) {
    return new Run(request).guarded(run -> run.callFunction(args));
  }

  /** The part of a run that may fail. */
  private interface Body {
    Value run(Run run) throws CrossingRefused;
  }

  private Outcome guarded(Body body) {
    Fault fault;
    try {
      Fault early = refusedAtOnce();
      if (early != null) {
        return Outcome.refused(early);
      }
      Object value = request.conversion().convert(realm, body.run(this));
      return outcome(value, null);
    } catch (LimitExceeded e) {
      fault = limit(e);
    } catch (JsThrow e) {
      fault = thrown(e);
    } catch (CrossingRefused e) {
      fault = Fault.of(e);
    } catch (NotSerializable e) {
      fault = Fault.of(e);
    } catch (StackOverflowError e) {
      fault = Fault.of(Fault.Kind.STACK, "Maximum call stack size exceeded");
    } catch (OutOfMemoryError e) {
      fault = Fault.of(Fault.Kind.MEMORY, "Heap limit exceeded: the host has no memory left");
    }
    return outcome(null, fault);
  }

  /** A run that is cancelled or out of time before it begins does nothing (rows 50, 54). */
  private Fault refusedAtOnce() {
    if (request.cancelled().getAsBoolean() || Thread.currentThread().isInterrupted()) {
      return Fault.of(Fault.Kind.CANCELLED, "Execution aborted by the caller");
    }
    if (request.ceilings().timeoutNanos() == 0) {
      return Fault.of(Fault.Kind.TIMEOUT, "Execution timeout after 0ms");
    }
    return null;
  }

  private Value runScript(Bindings bindings, boolean globalThis) throws CrossingRefused {
    Program program = request.compiled().program;
    Scope scope = null;
    List<Program.AmbientName> names = program.ambientNames();
    if (!names.isEmpty()) {
      Scope ambient = new Scope(realm.heap(), null, names.size());
      scope = ambient;
      realm.addRoot(census -> census.visitScope(ambient));
      Inbound inbound = new Inbound(realm, request.rules());
      for (int i = 0; i < names.size(); i++) {
        String name = names.get(i).name();
        Value v = inbound.bring(name, bindings.get(name));
        realm.heap().countBox(v);
        ambient.slots()[i] = v;
      }
    }
    scope = Scopes.lexical(realm, program, scope, true);
    meter.start();
    return vm.runScript(program.main(), scope, globalThis ? realm.global() : Undefined.INSTANCE);
  }

  private Value callFunction(List<?> args) throws CrossingRefused {
    try (ValueList values = new ValueList(realm)) {
      Inbound inbound = new Inbound(realm, request.rules());
      int n = 0;
      for (Object arg : args) {
        values.add(inbound.copy("argument " + ++n, arg));
      }
      meter.start();
      return vm.call(vm.closure(request.compiled().program.main(), null), Undefined.INSTANCE, values.array(), values.size());
    }
  }

  private Outcome outcome(Object value, Fault fault) {
    return new Outcome(value, fault, meter.fuelUsed(), meter.heapPeak(), vm.peakDepth());
  }

  private Fault limit(LimitExceeded e) {
    return Fault.of(Fault.kindOf(e), e.getMessage());
  }

  private Fault thrown(JsThrow e) {
    try {
      return ThrownValue.describe(realm, vm, e.value());
    } catch (LimitExceeded limit) {
      return limit(limit);
    }
  }
}
