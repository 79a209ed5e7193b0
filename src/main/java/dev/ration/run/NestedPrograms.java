package dev.ration.run;

import dev.ration.compiler.CompileOptions;
import dev.ration.compiler.Program;
import dev.ration.host.CrossingRefused;
import dev.ration.host.HostFunction;
import dev.ration.host.NotSerializable;
import dev.ration.meter.Ceilings;
import dev.ration.runtime.Call;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;
import dev.ration.syntax.Source;
import dev.ration.syntax.Utf8;
import java.util.List;
import java.util.Map;

/**
 * runCode and transpileCode: text that the guest built, made a program by the capability {@code code.transpile}, and run as one
 * of its own on the account of the run (rows 131-136).
 */
final class NestedPrograms {
  private static final String CAPABILITY = "code.transpile";
  /** Longest source in bytes: a run's own cap can only lower it. */
  private static final long MAX_SOURCE = 8192;
  private static final int MAX_DEPTH = 10;
  /** Java frames between one program and the next, without those that the interpreter counts itself. */
  private static final int NESTING_COST = 4;

  private final Realm realm;
  private final RealmHost host;
  private final CapabilityCalls calls;
  private final Run run;

  NestedPrograms(Realm realm, RealmHost host, CapabilityCalls calls, Run run) {
    this.realm = realm;
    this.host = host;
    this.calls = calls;
    this.run = run;
  }

  /** runCode({code, args}): the keys of args are variables of the code, which sees nothing else of its caller. */
  Value runCode(Call c) {
    Request request = request(c, "runCode");
    if (calls.depth() >= MAX_DEPTH) {
      throw host.failure("runCode", "runCode recursion limit exceeded (max " + MAX_DEPTH + ")", null);
    }
    String text = transpile(request);
    ContextNames names = new ContextNames(request.args, run.profile(), calls.side());
    Program program = compile(text, names);
    return host.in("runCode", run(program, names));
  }

  /** transpileCode({code}): what the capability makes of the text, if it is a program; runs nothing (row 141). */
  Value transpileCode(Call c) {
    Request request = request(c, "transpileCode");
    String text = transpile(request);
    compile(text, new ContextNames(Map.of(), run.profile()));
    return host.in("transpileCode", text);
  }

  private record Request(String operation, HostFunction transpile, String code, Map<String, ?> args) {}

  @SuppressWarnings("unchecked")
  private Request request(Call c, String operation) {
    HostFunction transpile = host.function(operation, CAPABILITY);
    host.admit(operation);
    List<Object> arguments = host.out(c, operation);
    Map<?, ?> named = !arguments.isEmpty() && arguments.get(0) instanceof Map<?, ?> m ? m : Map.of();
    if (!(named.get("code") instanceof String code)) {
      throw host.failure(operation, operation + "'s code must be a string", null);
    }
    long limit = Math.min(MAX_SOURCE, realm.meter().ceilings().sourceBytes());
    long bytes = code.length() > limit ? code.length() : Utf8.length(code);
    if (bytes > limit) {
      throw host.failure(operation, operation + " source is over the " + limit + "-byte limit", null);
    }
    Object args = named.get("args");
    if (args != null && !(args instanceof Map<?, ?>)) {
      throw host.failure(operation, operation + "'s args must be an object", null);
    }
    return new Request(operation, transpile, code, args == null ? Map.of() : (Map<String, ?>) args);
  }

  /** The program's text: paid for as long as it is (row 136), whichever side of the capability is longer. */
  private String transpile(Request request) {
    GuestCompiler.pay(realm, request.code.length());
    Object answer = host.answer(request.operation, request.transpile, List.of(request.code));
    if (!(answer instanceof String text)) {
      throw new RunRefused(request.operation, "Capability boundary rejected the return of '" + request.operation
          + "': result is not source text");
    }
    if (2L * text.length() > realm.meter().ceilings().crossingBytes()) {
      throw host.failure(request.operation, "Capability boundary rejected the return of '" + request.operation
          + "': result is over the " + realm.meter().ceilings().crossingBytes() + "-byte limit; raise it with crossingBytes",
          null, Fault.Kind.BOUNDARY);
    }
    if (text.length() > request.code.length()) {
      GuestCompiler.pay(realm, text.length() - request.code.length());
    }
    return text;
  }

  private Program compile(String text, ContextNames names) {
    FrontEnd frontEnd = calls.side().frontEnd();
    if (frontEnd == null) {
      throw realm.error(WellKnown.EVAL_ERROR_PROTOTYPE, "Code generation from strings disallowed for this context");
    }
    Source source = new Source("runCode", text);
    Ceilings ceilings = realm.meter().ceilings();
    return GuestCompiler.compile(realm, frontEnd, paid -> paid.parse(source, FrontEnd.Goal.EVAL_CODE, ceilings.nesting()),
        new CompileOptions(names, false));
  }

  private Object run(Program program, ContextNames names) {
    realm.enterJava(NESTING_COST);
    calls.setDepth(calls.depth() + 1);
    try {
      return run.nested(program, names);
    } catch (NestedThrow e) {
      throw translate(e);
    } catch (NotSerializable e) {
      throw host.failure("runCode", "Capability boundary rejected the return of 'runCode': " + e.getMessage(), null,
          e.isLimit() ? Fault.Kind.BOUNDARY : Fault.Kind.NON_SERIALIZABLE);
    } catch (CrossingRefused e) {
      throw host.failure("runCode", "Capability boundary rejected the arguments of 'runCode': " + e.getMessage(), null,
          Fault.Kind.BOUNDARY);
    } finally {
      calls.setDepth(calls.depth() - 1);
      realm.exitJava(NESTING_COST);
    }
  }

  /** Primitives are thrown on; of an error its name and message arrive, as an error of this world. */
  private JsThrow translate(NestedThrow e) {
    Fault fault = e.fault();
    if (!e.value().isObject() && fault.kind() == Fault.Kind.RUNTIME) {
      return new JsThrow(e.value());
    }
    if (fault.kind() == Fault.Kind.STACK) {
      return realm.stackOverflow();
    }
    String name = fault.name() == null ? "Error" : fault.name();
    WellKnown prototype = prototype(name);
    String message = prototype == WellKnown.ERROR_PROTOTYPE && !name.equals("Error") ? fault.detail() : fault.message();
    if (fault.operation() == null) {
      return realm.error(prototype, message);
    }
    return host.failure(fault.operation(), prototype, message, fault.cause(), fault.kind());
  }

  private static WellKnown prototype(String name) {
    return switch (name) {
      case "TypeError" -> WellKnown.TYPE_ERROR_PROTOTYPE;
      case "RangeError" -> WellKnown.RANGE_ERROR_PROTOTYPE;
      case "ReferenceError" -> WellKnown.REFERENCE_ERROR_PROTOTYPE;
      case "SyntaxError" -> WellKnown.SYNTAX_ERROR_PROTOTYPE;
      case "EvalError" -> WellKnown.EVAL_ERROR_PROTOTYPE;
      case "URIError" -> WellKnown.URI_ERROR_PROTOTYPE;
      default -> WellKnown.ERROR_PROTOTYPE;
    };
  }
}
