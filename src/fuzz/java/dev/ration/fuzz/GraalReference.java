package dev.ration.fuzz;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.ResourceLimits;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/** GraalJS in this JVM: a fresh context a program, all of one engine. */
final class GraalReference implements Reference {
  private static final String STRIP = """
      for (const name of ['Date', 'Promise', 'Proxy', 'WeakRef', 'FinalizationRegistry', 'Intl', 'Atomics', 'SharedArrayBuffer', 'ArrayBuffer',
        'DataView', 'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Float16Array',
        'Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array', 'WebAssembly', 'console', 'print', 'printErr', 'load', 'loadWithNewGlobal',
        'quit', 'Graal', 'Polyglot', 'Java', 'Packages', 'java', 'javafx', 'javax', 'com', 'org', 'edu', 'performance', 'AsyncIterator'])
        delete globalThis[name];
      delete Math.random;
      """;

  private final Engine engine = Engine.newBuilder("js").option("engine.WarnInterpreterOnly", "false").build();
  private final Source strip = Source.create("js", STRIP);

  @Override
  public String answer(String code) {
    ResourceLimits limits = ResourceLimits.newBuilder().statementLimit(500_000, null).build();
    try (Context context = Context.newBuilder("js").engine(engine).resourceLimits(limits).allowExperimentalOptions(true)
        .option("js.strict", "true").option("js.ecmascript-version", "staging").option("js.console", "false").option("js.print", "false").build()) {
      context.eval(strip);
      try {
        Value value = context.eval("js", "'use strict';\n" + code);
        return "V " + Reference.ascii(value.isString() ? value.asString() : value.toString());
      } catch (PolyglotException e) {
        if (e.isResourceExhausted() || e.isCancelled() || e.isInternalError()) {
          return "T";
        }
        Value error = e.getGuestObject();
        try {
          return "E " + Reference.ascii(e.isSyntaxError() ? "SyntaxError" : error != null && error.hasMember("name") ? error.getMember("name").toString() : "");
        } catch (PolyglotException again) {
          return "E \"\"";
        }
      }
    }
  }

  @Override
  public String excuse(String code, String ours, String theirs) {
    String body = code.substring(code.indexOf("const note"));
    if (theirs.contains("[object global]") || body.contains("eval('arguments')") || body.contains("eval(`arguments`)")) {
      return "the global object of GraalJS has a tag, and arguments";
    }
    return body.contains("Reflect.construct(Object, ") ? "GraalJS ignores the value that Object is constructed with" : null;
  }

  @Override
  public void close() {
    engine.close();
  }
}
