package dev.ration.test262;

import dev.ration.TestFrontEnd;
import dev.ration.compiler.Program;
import dev.ration.meter.Ceilings;
import dev.ration.meter.LimitExceeded;
import dev.ration.run.Given;
import dev.ration.run.ScriptSession;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.NativeFunction;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.syntax.ParseError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What the tests expect of their host: harness files, {@code print}, {@code $262}. Harness files are compiled once. */
final class Host {
  private static final Ceilings CEILINGS = new Ceilings(400_000_000L, 512L << 20, 1000, Ceilings.UNLIMITED,
      Ceilings.UNLIMITED, Ceilings.UNLIMITED, 200);
  /** Harness files that take what strict-only code without Date has not got. */
  private static final Map<String, String> REPLACED = Map.of("fnGlobalObject.js",
      "function fnGlobalObject() { return globalThis; }");

  private static final Given GIVEN = Given.of(Instant.parse("2026-03-01T02:03:04.567Z"), ZoneOffset.ofHoursMinutes(5, 30), 1L);
  /** The stage of tests that need Date or Math.random. */
  private static final String GIVEN_STAGE = "S8";

  private final Path harness;
  private final Map<String, Program> compiled = new ConcurrentHashMap<>();

  Host(Path harness) {
    this.harness = harness;
  }

  /** Runs one test in a fresh realm: null when it does what it should, else what it did. */
  String run(TestFile test, String stage) {
    ScriptSession session =
        new ScriptSession(CEILINGS, TestFrontEnd.INSTANCE, stage.equals(GIVEN_STAGE) ? GIVEN : Given.NOTHING);
    try {
      install(session);
      if (!test.isRaw()) {
        List<String> files = new ArrayList<>(List.of("assert.js", "sta.js"));
        files.addAll(test.includes());
        for (String file : files) {
          session.run(harness(file));
          if (file.equals("regExpUtils.js")) {
            define(session.realm(), session.realm().global(), new BuildString());
          }
        }
      }
    } catch (JsThrow t) {
      return "harness: " + describe(session.realm(), t.value());
    }
    Program program;
    try {
      program = ScriptSession.compile(TestFrontEnd.INSTANCE, test.path(), test.source());
    } catch (ParseError e) {
      boolean wanted = "parse".equals(test.negativePhase()) && "SyntaxError".equals(test.negativeType());
      return wanted ? null : "SyntaxError: " + e.getMessage() + " at " + e.line() + ":" + e.column();
    }
    if ("parse".equals(test.negativePhase())) {
      return "parsed, but should not";
    }
    try {
      session.run(program);
    } catch (JsThrow t) {
      String what = describe(session.realm(), t.value());
      return test.isNegative() && what.startsWith(test.negativeType()) ? null : what;
    } catch (LimitExceeded e) {
      return "limit: " + e.getMessage();
    }
    return test.isNegative() ? "ran to its end, but should not" : null;
  }

  private Program harness(String file) {
    return compiled.computeIfAbsent(file, f -> {
      try {
        String text = REPLACED.containsKey(f) ? REPLACED.get(f)
            : Files.readString(harness.resolve(f), StandardCharsets.UTF_8);
        if (f.equals("deepEqual.js")) {
          text = text.replace("value instanceof Date", "typeof Date === 'function' && value instanceof Date");
        }
        return ScriptSession.compile(TestFrontEnd.INSTANCE, f, text);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (ParseError e) {
        throw new IllegalStateException(f + ": " + e.getMessage() + " at " + e.line() + ":" + e.column(), e);
      }
    });
  }

  private static void install(ScriptSession session) {
    Realm realm = session.realm();
    JsObject host = JsObject.create(realm);
    define(realm, realm.global(), new HostRow("print", c -> Undefined.INSTANCE));
    define(realm, host, new HostRow("gc", c -> Undefined.INSTANCE));
    define(realm, host, new HostRow("evalScript", c -> {
      try {
        return session.run(ScriptSession.compile(TestFrontEnd.INSTANCE, "evalScript", c.toJsString(0).toString()));
      } catch (ParseError e) {
        throw realm.syntaxError(e.getMessage());
      }
    }));
    host.createDataProperty(realm, PropertyKey.of("global"), realm.global());
    realm.global().createDataProperty(realm, PropertyKey.of("$262"), host);
  }

  private static void define(Realm realm, JsObject holder, Intrinsic function) {
    holder.createDataProperty(realm, PropertyKey.of(function.row().name()), NativeFunction.of(realm, function));
  }

  private interface Body {
    Value run(Call c);
  }

  private record HostRow(Row row, Body body) implements Intrinsic {
    HostRow(String name, Body body) {
      this(Row.method(name, 1, Fuel.flat(), "host"), body);
    }

    @Override
    public Value call(Call c) {
      return body.run(c);
    }
  }

  /** regExpUtils.js's buildString: natively, since it builds over a million code points a test. */
  private static final class BuildString implements Intrinsic {
    private static final Row ROW = Row.method("buildString", 1, Fuel.flat(), "host");

    @Override
    public Row row() {
      return ROW;
    }

    @Override
    public Value call(Call c) {
      Realm realm = c.realm();
      JsObject args = c.arg(0) instanceof JsObject o ? o : JsObject.create(realm);
      try (TextBuilder text = new TextBuilder(realm)) {
        JsObject lone = (JsObject) args.get(realm, PropertyKey.of("loneCodePoints"));
        for (long i = 0, n = ObjectOperations.lengthOfArrayLike(realm, lone); i < n; i++) {
          text.appendCodePoint((int) Conversions.toNumber(realm, lone.getIndex(realm, i)));
        }
        JsObject ranges = (JsObject) args.get(realm, PropertyKey.of("ranges"));
        for (long i = 0, n = ObjectOperations.lengthOfArrayLike(realm, ranges); i < n; i++) {
          JsObject range = (JsObject) ranges.getIndex(realm, i);
          int end = (int) Conversions.toNumber(realm, range.getIndex(realm, 1));
          for (int p = (int) Conversions.toNumber(realm, range.getIndex(realm, 0)); p <= end; p++) {
            text.appendCodePoint(p);
          }
        }
        return text.toJsString();
      }
    }
  }

  private static String describe(Realm realm, Value v) {
    try {
      if (v instanceof JsObject o) {
        Value name = o.get(realm, PropertyKey.NAME);
        if (name.isUndefined() && o.get(realm, PropertyKey.CONSTRUCTOR) instanceof JsObject constructor) {
          name = constructor.get(realm, PropertyKey.NAME);
        }
        return Conversions.toJsString(realm, name) + ": " + Conversions.toJsString(realm, o.get(realm, PropertyKey.MESSAGE));
      }
      return "threw " + v;
    } catch (JsThrow e) {
      return "threw what throws when shown";
    } catch (LimitExceeded e) {
      return "limit: " + e.getMessage();
    }
  }
}
