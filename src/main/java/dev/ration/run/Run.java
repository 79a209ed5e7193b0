package dev.ration.run;

import dev.ration.compiler.Program;
import dev.ration.host.CrossingRefused;
import dev.ration.host.CrossingRules;
import dev.ration.host.Inbound;
import dev.ration.host.NotSerializable;
import dev.ration.host.Outbound;
import dev.ration.jfr.Flight;
import dev.ration.meter.Ceilings;
import dev.ration.meter.LimitExceeded;
import dev.ration.meter.Meter;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Scope;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;
import dev.ration.scope.AmbientNames;
import dev.ration.syntax.Source;
import dev.ration.vm.ThrowPosition;
import dev.ration.vm.Vm;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * The gate that every run goes through: a realm and a meter of its own, the crossing in, the program, the crossing out.
 * Guest faults and tripped limits leave it as a {@link Fault}; nothing that a guest does leaves it as an exception.
 */
public final class Run {
  /** Longest name and message of a guest error that is reported (row 79). */
  static final int MAX_TEXT = 10_000;
  /** How the first arguments are named where one is refused. */
  private static final String[] ARGUMENTS = {"argument 1", "argument 2", "argument 3", "argument 4"};
  /** What a nested program pays for each host function that it could call. */
  private static final int FUNCTION_FUEL = 16;

  private final Meter meter;
  private final Realm realm;
  private final Vm vm;
  /** Null where the guest may not compile text. */
  private final GuestCompiler compiler;
  private final Request request;
  /** Whether the guest made the program, which then weighs. */
  private final boolean guestBuilt;
  /** Null where nobody asked for it. */
  private final LineProfile profile;
  /** Null where no host function can be reached. */
  private final CapabilityCalls calls;

  /**
   * All that a run depends on.
   *
   * @param frontEnd how the guest's own text is compiled, or null where it may not be
   * @param cancelled whether the caller wants the run to end
   * @param clock monotonic nanoseconds
   * @param conversion how the result leaves
   * @param host what the embedder provides
   * @param given what stands for time and chance
   * @param profiled whether to tell what each line spends
   */
  public record Request(Compiled compiled, RunProfile profile, Ceilings ceilings, CrossingRules rules, FrontEnd frontEnd,
      BooleanSupplier cancelled, LongSupplier clock, ResultConversion conversion, HostSide host, Given given,
      boolean profiled) {
    /** A run to which nobody provides anything. */
    public Request(Compiled compiled, RunProfile profile, Ceilings ceilings, CrossingRules rules, FrontEnd frontEnd,
        BooleanSupplier cancelled, LongSupplier clock, ResultConversion conversion) {
      this(compiled, profile, ceilings, rules, frontEnd, cancelled, clock, conversion, HostSide.NONE, Given.NOTHING);
    }

    /** A run without a profile. */
    public Request(Compiled compiled, RunProfile profile, Ceilings ceilings, CrossingRules rules, FrontEnd frontEnd,
        BooleanSupplier cancelled, LongSupplier clock, ResultConversion conversion, HostSide host, Given given) {
      this(compiled, profile, ceilings, rules, frontEnd, cancelled, clock, conversion, host, given, false);
    }

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
    this.guestBuilt = false;
    this.meter = new Meter(request.ceilings(), request.cancelled(), request.clock());
    this.realm = new Realm(meter, request.profile().templates());
    request.given().enter(realm);
    this.vm = new Vm(realm);
    if (request.frontEnd() != null) {
      compiler = new GuestCompiler(vm, request.frontEnd(), request.ceilings());
      realm.setCompiler(compiler);
    } else {
      compiler = null;
    }
    if (request.profiled()) {
      profile = new LineProfile(vm, request.compiled().code().source);
      meter.setSpending(profile);
    } else {
      profile = null;
    }
    HostSide host = request.host();
    if (host == HostSide.NONE || request.profile() == RunProfile.EXPRESSION) {
      calls = null;
    } else {
      calls = new CapabilityCalls(host, realm, request.cancelled(), request.clock());
    }
  }

  /** A program inside the run of {@code outer}: a world of its own on the same account (row 134). */
  private Run(Run outer, Program program) {
    Request r = outer.request;
    this.request = new Request(new Compiled(program, r.profile()), r.profile(), r.ceilings(), r.rules(), r.frontEnd(), r.cancelled(),
        r.clock(), r.conversion(), r.host(), r.given());
    this.guestBuilt = true;
    this.meter = outer.meter;
    this.realm = new Realm(outer.realm);
    this.vm = new Vm(realm);
    this.compiler = r.frontEnd() == null ? null : new GuestCompiler(vm, r.frontEnd(), r.ceilings());
    realm.setCompiler(compiler);
    this.calls = outer.calls;
    this.profile = null;
  }

  RunProfile profile() {
    return request.profile();
  }

  /**
   * Runs a program that the guest built, to host data: it sees {@code names} and nothing of this run but its capabilities.
   *
   * @param names what the program was compiled with
   */
  Object nested(Program program, ContextNames names) throws NotSerializable, CrossingRefused, NestedThrow {
    Run inner = new Run(this, program);
    try {
      realm.charge(FUNCTION_FUEL * (long) inner.bindHost());
      Value value = inner.runScript(names, names, true);
      try (Outbound out = new Outbound(inner.realm, true, Refusals::of, request.rules().bytes())) {
        return out.convert(value);
      }
    } catch (JsThrow e) {
      throw new NestedThrow(e.value(), inner.described(e.value()));
    } finally {
      inner.realm.leave(realm);
    }
  }

  /** How many host functions there are. */
  private int bindHost() {
    return new RealmHost(realm, calls, request.rules(), this).bindFunctions(request.profile().globalNames());
  }

  /**
   * Runs a script, Eval code or an expression, with its ambient names bound.
   *
   * @param names what the program was compiled with: direct eval may use names that the program does not
   */
  public static Outcome script(Request request, AmbientNames names, Bindings bindings, boolean globalThis) {
    return new Run(request).guarded(run -> run.runScript(names, bindings, globalThis));
  }

  /** Calls a function body with copies of {@code args}. */
  public static Outcome call(Request request, List<?> args) {
    return new Run(request).guarded(run -> run.callFunction(args));
  }

  /** Whether what a run opens is closed when it has given its value: if not, it is a fault of the engine (row 247). */
  private boolean isBalanced() {
    return realm.callDepth() == 0 && meter.javaDepth() == 0 && !vm.isRunning();
  }

  /** The part of a run that may fail. */
  private interface Body {
    Value run(Run run) throws CrossingRefused;
  }

  private Outcome guarded(Body body) {
    Flight.Span span = Flight.run();
    Outcome outcome = attempt(body);
    if (span != null) {
      Fault fault = outcome.fault();
      String end = outcome.denied() ? "denied" : fault == null ? "value" : fault.kind().name().toLowerCase(Locale.ROOT);
      span.endRun(end, fault != null && fault.kind().isLimit(), outcome.fuelUsed(), outcome.heapPeak(), outcome.stackPeak());
    }
    return outcome;
  }

  private Outcome attempt(Body body) {
    Fault fault;
    try {
      Fault early = refusedAtOnce();
      if (early != null) {
        return Outcome.refused(early);
      }
      if (calls != null) {
        bindHost();
      }
      Object value = request.conversion().convert(realm, body.run(this));
      return outcome(value, isBalanced() ? null : Fault.LEAK);
    } catch (LimitExceeded e) {
      fault = limit(e);
    } catch (JsThrow e) {
      fault = thrown(e);
    } catch (CrossingRefused e) {
      fault = Fault.of(e);
    } catch (LateRefusal e) {
      fault = Fault.of(e.refusal);
    } catch (ContextNames.Unreadable e) {
      fault = Fault.of(e.refusal);
    } catch (NotSerializable e) {
      fault = Fault.of(e);
    } catch (RunRefused e) {
      fault = here(Fault.Kind.BOUNDARY, e.getMessage()).in(Fault.Kind.BOUNDARY, e.operation(), null);
    } catch (StackOverflowError e) {
      fault = Fault.of(Fault.Kind.STACK, "Maximum call stack size exceeded");
    } catch (OutOfMemoryError e) {
      fault = Fault.of(Fault.Kind.MEMORY, "Heap limit exceeded: the host has no memory left");
    } finally {
      if (calls != null) {
        calls.end();
      }
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

  /** The host refused a value that guest code was about to use: the run ends (row 77). */
  private static final class LateRefusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    final transient CrossingRefused refusal;

    LateRefusal(CrossingRefused refusal) {
      super(null, null, false, false);
      this.refusal = refusal;
    }
  }

  /** What direct eval may name besides what the program names itself, which its own scopes bind. */
  private final class EvalNames implements GuestCompiler.LateNames {
    private final AmbientNames names;
    private final Bindings bindings;
    private Inbound inbound;

    EvalNames(AmbientNames names, Bindings bindings, Inbound inbound) {
      this.names = names;
      this.bindings = bindings;
      this.inbound = inbound;
    }

    @Override
    public Mode mode(String name) {
      Program program = request.compiled().program;
      boolean declared = program.varNames().contains(name) || program.functionNames().contains(name);
      return declared ? Mode.ABSENT : names.mode(name);
    }

    @Override
    public Value read(String name) {
      if (inbound == null) {
        inbound = new Inbound(realm, request.rules());
      }
      try {
        return inbound.bring(name, bindings.get(name));
      } catch (CrossingRefused e) {
        throw new LateRefusal(e);
      }
    }
  }

  private Value runScript(AmbientNames free, Bindings bindings, boolean globalThis) throws CrossingRefused {
    Program program = request.compiled().program;
    Scope scope = null;
    List<Program.AmbientName> names = program.ambientNames();
    Inbound inbound = null;
    if (!names.isEmpty()) {
      Scope ambient = new Scope(realm.heap(), null, names.size());
      scope = ambient;
      realm.addRoot(census -> census.visitScope(ambient));
      inbound = new Inbound(realm, request.rules());
      for (int i = 0; i < names.size(); i++) {
        String name = names.get(i).name();
        Value v = inbound.bring(name, bindings.get(name));
        realm.heap().countBox(v);
        ambient.slots()[i] = v;
      }
    }
    Scopes.checkGlobals(realm, program);
    scope = Scopes.lexical(realm, program, scope, true);
    if (compiler != null) {
      compiler.setLateNames(new EvalNames(free, bindings, inbound));
    }
    if (!meter.isStarted()) {
      meter.start();
    }
    Value self = globalThis ? realm.global() : Undefined.INSTANCE;
    return guestBuilt ? vm.runGuestCode(program.main(), scope, self) : vm.runScript(program.main(), scope, self);
  }

  private Value callFunction(List<?> args) throws CrossingRefused {
    try (ValueList values = new ValueList(realm)) {
      Inbound inbound = new Inbound(realm, request.rules());
      int n = 0;
      for (Object arg : args) {
        values.add(inbound.copy(n < ARGUMENTS.length ? ARGUMENTS[n] : "argument " + (n + 1), arg));
        n++;
      }
      meter.start();
      return vm.call(vm.hostFunction(request.compiled().program.main()), Undefined.INSTANCE, values.array(), values.size());
    }
  }

  /** What the guest read of its scope decides before what it made of it (rows 255, 259). */
  private Outcome outcome(Object value, Fault fault) {
    boolean denied = realm.isReadDenied();
    if (!denied && realm.unsettledRead() != null) {
      fault = Fault.of(Fault.Kind.RUNTIME, "unsettled: '" + realm.unsettledRead() + "' was read before it had a value");
    }
    return new Outcome(denied || fault != null ? null : value, denied ? null : fault, meter.fuelUsed(), meter.heapPeak(),
        vm.peakDepth(), calls == null ? ConsoleLines.NONE : calls.console(), denied,
        profile == null ? LineProfile.NONE : profile.lines());
  }

  private Fault limit(LimitExceeded e) {
    Fault fault = here(Fault.kindOf(e), e.getMessage());
    return calls == null || calls.running() == null ? fault : fault.in(fault.kind(), calls.running(), null);
  }

  /** The frames stay on the stack when a limit ends the run: they tell where. */
  private Fault here(Fault.Kind kind, String message) {
    ThrowPosition at = vm.position();
    if (at == null || at.line() == 0) {
      return Fault.of(kind, message);
    }
    return new Fault(kind, null, message, at.line(), at.column(), new Source("", at.source()).codeFrame(at.offset()),
        vm.captureStack().render(), false);
  }

  private Fault thrown(JsThrow e) {
    try {
      return described(e.value());
    } catch (LimitExceeded limit) {
      return limit(limit);
    }
  }

  /** An uncaught value; if a host function's failure made it, that is told. */
  private Fault described(Value thrown) {
    Fault fault = ThrownValue.describe(realm, vm, thrown);
    CapabilityCalls.Failure failure = calls == null ? null : calls.lastFailure();
    if (failure == null || failure.error() != thrown) {
      return fault;
    }
    Fault.Kind kind = failure.kind() == Fault.Kind.RUNTIME ? fault.kind() : failure.kind();
    return fault.in(kind, failure.operation(), failure.cause());
  }
}
