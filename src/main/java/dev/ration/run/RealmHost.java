package dev.ration.run;

import dev.ration.host.CrossingRefused;
import dev.ration.host.CrossingRules;
import dev.ration.host.HostFunction;
import dev.ration.host.Inbound;
import dev.ration.host.NotSerializable;
import dev.ration.host.Outbound;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.HostCalls;
import dev.ration.runtime.JsError;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.NativeFunction;
import dev.ration.runtime.PropertyDescriptor;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;
import dev.ration.unicode.IdentifierCharacters;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** The host functions of one realm: the way out and back of a call, with its checks in the order of rows 98 to 106. */
final class RealmHost implements HostCalls {
  /** What a call of the host costs besides the bytes that cross (row 129). */
  static final int CALL_FUEL = 200;
  /** Share of the Java budget that a host function on this thread may count on. */
  private static final int CALL_COST = 20;
  /** Capabilities that built-ins reach under other names, or that no guest name stands for (row 174). */
  private static final Set<String> UNBOUND = Set.of("fetch", "__proto__", "constructor", "prototype", "eval", "arguments");

  private final Realm realm;
  private final CapabilityCalls calls;
  private final CrossingRules rules;
  private final Run run;
  private List<String> functions = List.of();

  RealmHost(Realm realm, CapabilityCalls calls, CrossingRules rules, Run run) {
    this.run = run;
    this.realm = realm;
    this.calls = calls;
    this.rules = rules;
    realm.setHost(this);
  }

  /** Makes a function of every capability whose name the guest can write and no built-in has; tells how many. */
  int bindFunctions(Set<String> globals) {
    List<String> names = names();
    if (!names.isEmpty()) {
      functions = new ArrayList<>();
    }
    for (String name : names) {
      if (isBindable(name) && !globals.contains(name)) {
        Value f = NativeFunction.ofHost(realm, functions.size(), name);
        functions.add(name);
        realm.global().defineOwnProperty(realm, PropertyKey.of(name), PropertyDescriptor.data(f, Attributes.METHOD));
      }
    }
    return functions.size();
  }

  /** The embedder's map may fail: then the run does not begin. */
  private List<String> names() {
    try {
      return calls.side().names();
    } catch (RuntimeException e) {
      throw new RunRefused(null, "Capability boundary rejected the run arguments: capabilities could not be read");
    }
  }

  /** Whether a capability's name becomes the name of a function. */
  static boolean isBindable(String name) {
    return !name.isEmpty() && !UNBOUND.contains(name) && IdentifierCharacters.isStart(name.codePointAt(0))
        && name.codePoints().skip(1).allMatch(IdentifierCharacters::isPart);
  }

  @Override
  public Value call(int function, Call c) {
    String name = functions.get(function);
    return perform(c, name, name, Admission.ANY);
  }

  @Override
  public Value fetch(Call c) {
    return perform(c, "httpFetch", "fetch", (arguments, depth) ->
        FetchAdmission.admit(arguments, depth, calls.side().fetchRules(), realm::charge, rules.bytes()));
  }

  @Override
  public Value runCode(Call c) {
    return new NestedPrograms(realm, this, calls, run).runCode(c);
  }

  @Override
  public Value transpileCode(Call c) {
    return new NestedPrograms(realm, this, calls, run).transpileCode(c);
  }

  @Override
  public void print(Call c, String level, String text) {
    calls.print(level, text);
    if (calls.side().capability("console") != null) {
      admit("console");
      answer("console", calls.side().capability("console"), List.of(level, text));
    }
  }

  /** Judges what the guest passes before the host sees it, and may say it in other words. */
  @FunctionalInterface
  interface Admission {
    /** Host functions judge for themselves. */
    Admission ANY = (arguments, depth) -> arguments;

    /** @return what the capability is called with */
    List<Object> admit(List<Object> arguments, int requestDepth) throws Refused;
  }

  /** A call that is not made: the guest may catch the error. Stackless. */
  static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String message) {
      super(message, null, false, false);
    }
  }

  private Value perform(Call c, String operation, String capability, Admission admission) {
    HostFunction function = function(operation, capability);
    admit(operation);
    List<Object> arguments = out(c, operation);
    try {
      arguments = admission.admit(arguments, calls.side().requestDepth());
    } catch (Refused e) {
      throw failure(operation, e.getMessage(), null);
    }
    return in(operation, answer(operation, function, Collections.unmodifiableList(arguments)));
  }

  /** What stands behind a capability's name. */
  HostFunction function(String operation, String capability) {
    HostFunction function = calls.side().capability(capability);
    if (function == null) {
      throw failure(operation, "Capability '" + capability + "' missing", null);
    }
    return function;
  }

  /** Quota before fuel, fuel before the work (row 106). */
  void admit(String operation) {
    String refusal = calls.takeQuota(operation);
    if (refusal != null) {
      throw failure(operation, refusal, null);
    }
    realm.charge(CALL_FUEL);
  }

  Object answer(String operation, HostFunction function, List<?> arguments) {
    realm.enterJava(CALL_COST);
    try {
      return calls.call(operation, function, arguments);
    } catch (HostFailure e) {
      throw failure(operation, e.getMessage(), e.getCause());
    } finally {
      realm.exitJava(CALL_COST);
    }
  }

  /** Copies of the arguments: one crossing, bounded and billed (row 99). */
  List<Object> out(Call c, String operation) {
    List<Object> arguments = new ArrayList<>(Math.min(c.argc(), 16));
    try (Outbound out = new Outbound(realm, true, Refusals::of, rules.bytes())) {
      for (int i = 0; i < c.argc(); i++) {
        try {
          arguments.add(out.convert(c.arg(i)));
        } catch (NotSerializable e) {
          String message = "Capability boundary rejected argument " + (i + 1) + " of '" + operation + "': " + e.getMessage();
          if (!e.isLimit()) {
            throw new RunRefused(operation, message);
          }
          throw failure(operation, message, null, Fault.Kind.BOUNDARY);
        }
      }
    }
    return arguments;
  }

  /** A copy of the answer: too much of it is the guest's to handle, the wrong thing is the host's mistake (row 98). */
  Value in(String operation, Object answer) {
    Inbound in = new Inbound(realm, rules);
    try {
      return in.copy("result", answer);
    } catch (CrossingRefused e) {
      String message = "Capability boundary rejected the return of '" + operation + "': " + e.getMessage();
      if (!e.isLimit()) {
        throw new RunRefused(operation, message);
      }
      in.payForRefusal();
      throw failure(operation, message, null, Fault.Kind.BOUNDARY);
    } finally {
      in.close();
    }
  }

  JsThrow failure(String operation, String message, Throwable cause) {
    return failure(operation, message, cause, Fault.Kind.RUNTIME);
  }

  /** An Error with the message only; what stood behind it stays with the run (row 73). */
  JsThrow failure(String operation, String message, Throwable cause, Fault.Kind kind) {
    return failure(operation, WellKnown.ERROR_PROTOTYPE, message, cause, kind);
  }

  JsThrow failure(String operation, WellKnown prototype, String message, Throwable cause, Fault.Kind kind) {
    JsObject error = JsError.create(realm, realm.intrinsic(prototype), message);
    calls.failed(new CapabilityCalls.Failure(error, kind, operation, cause));
    return new JsThrow(error);
  }
}
