package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.expression.ExpressionKind;
import dev.ration.expression.ExpressionResult;
import dev.ration.expression.ExpressionSandbox;
import dev.ration.expression.ExpressionScope;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TimeZone;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Date and Math.random where the embedder asks for them (row 305). */
class DateTest {
  private static final Instant NOW = Instant.parse("2026-08-07T06:05:04.321987Z");
  private static final EvalOptions BOTH = EvalOptions.builder().now(NOW, ZoneOffset.ofHoursMinutes(5, 30)).randomSeed(42).build();

  private static Object eval(String code, EvalOptions options) {
    EvalResult r = Eval.run(code, options);
    assertTrue(r.isOk(), () -> code + " gave " + r);
    return r.value();
  }

  private static Object eval(String code) {
    return eval(code, BOTH);
  }

  private static EvalOptions in(ZoneOffset offset) {
    return EvalOptions.builder().now(NOW, offset).fuel(100_000_000).build();
  }

  // ---- the options ----

  /** row 305, decision 6: each brings its own name and nothing else. */
  @Test
  void absentUnlessAskedFor() {
    String code = "[typeof Date, typeof Math.random, 'random' in Math, 'Date' in globalThis, Reflect.ownKeys(globalThis).length].join()";
    List<Object> seen = new ArrayList<>();
    for (EvalOptions options : new EvalOptions[] {EvalOptions.DEFAULT, EvalOptions.builder().now(NOW).build(),
        EvalOptions.builder().randomSeed(1).build(), BOTH, EvalOptions.DEFAULT}) {
      seen.add(eval(code, options));
    }
    int globals = Integer.parseInt(String.valueOf(eval("Reflect.ownKeys(globalThis).length", EvalOptions.DEFAULT)));
    assertEquals(List.of("undefined,undefined,false,false," + globals, "function,undefined,false,true," + (globals + 1),
        "undefined,function,true,false," + globals, "function,function,true,true," + (globals + 1),
        "undefined,undefined,false,false," + globals), seen);
  }

  /** row 305, row 47: the same value and the same fuel, run after run and whoever asks. */
  @Test
  void sameNowAndSeedSameRun() {
    String code = """
        const d = new Date();
        const days = [];
        for (let i = 0; i < 20; i++) {
          d.setDate(d.getDate() + Math.floor(Math.random() * 40));
          days.push(d.toISOString(), String(d), Date.parse(d.toUTCString()));
        }
        days.join()""";
    EvalResult first = Eval.run(code, BOTH);
    assertTrue(first.isOk(), first::toString);
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      for (String[] place : new String[][] {{"ar-EG", "America/St_Johns"}, {"th-TH-u-ca-buddhist", "Asia/Kathmandu"}}) {
        Locale.setDefault(Locale.forLanguageTag(place[0]));
        TimeZone.setDefault(TimeZone.getTimeZone(place[1]));
        EvalResult again = Engine.withCache(0).run(code, BOTH.toBuilder().build());
        assertEquals(first.value(), again.value());
        assertEquals(first.fuelUsed(), again.fuelUsed());
      }
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  /** row 305: one program, whatever is asked for between its runs: the cache keeps them apart. */
  @Test
  void oneCacheServesAllOptions() {
    String code = "typeof Date + typeof Math.random + Math.max(1, 2) + typeof Math.random";
    Engine engine = Engine.create();
    Program program = Program.compile(code);
    for (int i = 0; i < 3; i++) {
      for (EvalOptions options : List.of(EvalOptions.DEFAULT, BOTH, EvalOptions.builder().now(NOW).build())) {
        Object expected = options.now().isPresent()
            ? options.randomSeed().isPresent() ? "functionfunction2function" : "functionundefined2undefined"
            : "undefinedundefined2undefined";
        EvalResult r = engine.run(code, options);
        assertEquals(expected, r.value());
        assertEquals(expected, program.run(options).value());
        assertEquals(Engine.withCache(0).run(code, options).fuelUsed(), r.fuelUsed());
      }
    }
  }

  /** row 305: what a serial form needs, and toBuilder keeps. */
  @Test
  void optionsSayWhatTheyHold() {
    for (EvalOptions options : List.of(BOTH, BOTH.toBuilder().build())) {
      assertEquals(Optional.of(NOW), options.now());
      assertEquals(ZoneOffset.ofHoursMinutes(5, 30), options.offset());
      assertEquals(OptionalLong.of(42), options.randomSeed());
    }
    assertEquals(Optional.empty(), EvalOptions.DEFAULT.now());
    assertEquals(ZoneOffset.UTC, EvalOptions.DEFAULT.offset());
    assertEquals(OptionalLong.empty(), EvalOptions.DEFAULT.randomSeed());
  }

  /** row 28, row 305: checked where it is set. */
  @Test
  void wrongOptions() {
    EvalOptions.Builder b = EvalOptions.builder();
    assertTrue(assertThrows(IllegalArgumentException.class, () -> b.now(null)).getMessage().startsWith("now "));
    assertTrue(assertThrows(IllegalArgumentException.class, () -> b.now(NOW, null)).getMessage().startsWith("offset "));
    assertThrows(IllegalArgumentException.class, () -> b.now(Instant.MAX));
    assertThrows(IllegalArgumentException.class, () -> b.now(Instant.MIN));
    assertThrows(IllegalArgumentException.class, () -> b.now(Instant.ofEpochMilli(8_640_000_000_000_001L)));
    assertEquals("offset must be whole minutes, was +01:02:03", assertThrows(IllegalArgumentException.class,
        () -> b.now(NOW, ZoneOffset.ofHoursMinutesSeconds(1, 2, 3))).getMessage());
    assertEquals("now needs profile EVAL, was EXPRESSION", assertThrows(IllegalArgumentException.class,
        () -> EvalOptions.builder().now(NOW).profile(Profile.EXPRESSION).build()).getMessage());
    assertEquals("randomSeed needs profile EVAL, was EXPRESSION", assertThrows(IllegalArgumentException.class,
        () -> EvalOptions.builder().randomSeed(1).profile(Profile.EXPRESSION).build()).getMessage());
    for (long end : new long[] {8_640_000_000_000_000L, -8_640_000_000_000_000L}) {
      assertEquals(end, eval("Date.now()", b.now(Instant.ofEpochMilli(end)).build()));
    }
    assertEquals("+275760-09-13T00:00:00.000Z",
        eval("new Date().toISOString()", b.now(Instant.ofEpochMilli(8_640_000_000_000_000L), ZoneOffset.MAX).build()));
  }

  /** row 174, row 302: an expression never has either. */
  @Test
  void neverInExpressions() {
    ExpressionResult r = ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM,
        "typeof Date + typeof Math.random + (0, eval)('typeof Date')", ExpressionScope.EMPTY);
    assertEquals("undefinedundefinedundefined", r.value());
  }

  /** row 20: a context key Date is bound where there is no Date, and ignored where there is one. */
  @Test
  void contextKeyDate() {
    Map<String, Object> context = Map.of("Date", 7);
    for (int i = 0; i < 2; i++) {
      assertEquals(7L, eval("Date", EvalOptions.builder().context(context).build()));
      assertEquals("function", eval("typeof Date", EvalOptions.builder().context(context).now(NOW).build()));
      assertEquals(7L, eval("eval('Date')", EvalOptions.builder().context(context).randomSeed(1).build()));
      assertEquals("function", eval("eval('typeof Date')", EvalOptions.builder().context(context).now(NOW).build()));
    }
  }

  /** row 177, row 133: what the guest compiles sees what the guest sees. */
  @Test
  void guestBuiltCode() {
    assertEquals(NOW.toEpochMilli(), eval("Function('return Date.now()')()"));
    assertEquals(0.8143051451229099, eval("eval('Math.random()')"));
    SafeFunction f = SafeFunction.compile(List.of("d"), "return d.getHours() + Date.now() - Date.now() + Math.random()", BOTH);
    for (int i = 0; i < 2; i++) { // every call is a run of its own
      assertEquals(5.5 - 0.5 + 0.8143051451229099, f.call(Instant.EPOCH).value());
    }
  }

  /** row 137: a tree runs as its text does. */
  @Test
  void trees() {
    String tree = "{'type':'Program','sourceType':'script','body':[{'type':'ExpressionStatement','expression':{'type':'CallExpression',"
        + "'optional':false,'arguments':[],'callee':{'type':'MemberExpression','object':{'type':'Identifier','name':'Date'},"
        + "'property':{'type':'Identifier','name':'now'},'computed':false,'optional':false}}}]}";
    AstProgram program = AstProgram.compile(tree.replace('\'', '"'));
    assertEquals(NOW.toEpochMilli(), program.run(BOTH).value());
    assertEquals(Optional.of(EvalError.Kind.RUNTIME), program.run(EvalOptions.DEFAULT).error().map(EvalError::kind));
    assertEquals(NOW.toEpochMilli(), program.run(BOTH).value());
  }

  /** row 134: a program inside a run has the clock of the run, and draws on from its numbers. */
  @Test
  void nestedPrograms() {
    EvalOptions options = BOTH.toBuilder().capabilities(Map.of("code.transpile", Capabilities.transpiler())).build();
    assertEquals(List.of(0.8143051451229099, 0.3188210400616611, 0.9838941681774888, NOW.toEpochMilli()),
        eval("[Math.random(), runCode({code: 'Math.random()'}), Math.random(), runCode({code: 'Date.now()'})]", options));
  }

  // ---- the clock ----

  /** row 305: the clock stands still. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
      Date.now() === Date.now() && +new Date() === Date.now()   ~ true
      Date.now()                                                ~ 1786082704321
      new Date().toISOString()                                  ~ 2026-08-07T06:05:04.321Z
      Date()                                                    ~ Fri Aug 07 2026 11:35:04 GMT+0530 (GMT+05:30)
      Date(0)                                                   ~ Fri Aug 07 2026 11:35:04 GMT+0530 (GMT+05:30)
      String(new Date())                                        ~ Fri Aug 07 2026 11:35:04 GMT+0530 (GMT+05:30)
      new Date().getTimezoneOffset()                            ~ -330
      new Date().getHours() + ':' + new Date().getMinutes()     ~ 11:35
      new Date().toLocaleString() === String(new Date())        ~ true
      new Date().toLocaleDateString()                           ~ Fri Aug 07 2026
      new Date().toLocaleTimeString()                           ~ 11:35:04 GMT+0530 (GMT+05:30)
      new Date().toLocaleTimeString('de', {timeZone: 'Asia/Tokyo'}) ~ 11:35:04 GMT+0530 (GMT+05:30)
      new Date().toUTCString()                                  ~ Fri, 07 Aug 2026 06:05:04 GMT
      JSON.stringify({d: new Date(0)})                          ~ {"d":"1970-01-01T00:00:00.000Z"}
      JSON.stringify(new Date(NaN))                             ~ null
      new Date(2026, 0).getTime()                               ~ 1767205800000
      new Date(99, 0).getFullYear()                             ~ 1999
      Date.UTC(99)                                              ~ 915148800000
      new Date(0) + 1                                           ~ Thu Jan 01 1970 05:30:00 GMT+0530 (GMT+05:30)1
      new Date(5) - 1                                           ~ 4
      new Date(2) > new Date(1)                                 ~ true
      Object.prototype.toString.call(new Date())                ~ [object Date]
      new Date(8.64e15 + 1).getTime()                           ~ NaN
      Date.length + Date.name                                   ~ 7Date
      Date.prototype.toGMTString === Date.prototype.toUTCString ~ true
      typeof Date.prototype.toTemporalInstant                   ~ undefined
      """)
  void values(String code, String expected) {
    assertEquals(expected, String.valueOf(eval(code)));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
      0     ~ Thu Jan 01 1970 00:00:00 GMT+0000 (Coordinated Universal Time)
      60    ~ Thu Jan 01 1970 00:01:00 GMT+0001 (GMT+00:01)
      -3600 ~ Wed Dec 31 1969 23:00:00 GMT-0100 (GMT-01:00)
      64800 ~ Thu Jan 01 1970 18:00:00 GMT+1800 (GMT+18:00)
      -34200 ~ Wed Dec 31 1969 14:30:00 GMT-0930 (GMT-09:30)
      """)
  void zoneNames(int seconds, String expected) {
    String code = "const d = new Date(0); [String(d), Date.parse(d), d.getTimezoneOffset() * -60].join()";
    assertEquals(expected + ",0," + seconds, eval(code, in(ZoneOffset.ofTotalSeconds(seconds))));
  }

  /** Subclasses, species of none, and what throws. */
  @Test
  void objects() {
    assertEquals("D,true,3,2020", eval("""
        class D extends Date { constructor(...a) { super(...a); this.n = a.length; } get year() { return this.getFullYear(); } }
        const d = new D(2020, 1, 2);
        [d.constructor.name, d instanceof Date, d.n, d.year].join()"""));
    assertEquals("RangeError: Invalid time value", eval("try { new Date(NaN).toISOString() } catch (e) { String(e) }"));
    assertEquals("TypeError: this is not a Date object.", eval("try { Date.prototype.getTime.call({}) } catch (e) { String(e) }"));
    assertEquals("TypeError: Invalid hint: x",
        eval("try { Date.prototype[Symbol.toPrimitive].call({}, 'x') } catch (e) { String(e) }"));
    assertEquals("true", eval("const d = new Date(); const e = Reflect.construct(Date, [d], Object); String(!(e instanceof Date) &&"
        + " Date.prototype.valueOf.call(e) === +d)"));
  }

  // ---- reading dates ----

  private static String parse(String text) {
    return String.valueOf(Eval.run("Date.parse(text)", EvalOptions.builder().now(NOW, ZoneOffset.ofHours(2))
        .context(Map.of("text", text)).build()).value());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
      1970                        ~ 0
      1970-01                     ~ 0
      1970-01-02                  ~ 86400000
      1970-01-01T02:00            ~ 0
      1970-01-01T02:00:01         ~ 1000
      1970-01-01T02:00:01.5       ~ 1500
      1970-01-01 02:00:01         ~ 1000
      1970-01-01T00:00Z           ~ 0
      1970-01-01T00:00:00.001Z    ~ 1
      1970-01-01T00:00:00.123456789Z ~ 123
      1970-01-01T00:00:00,25Z     ~ 250
      1970-01-01T00:00+01:30      ~ -5400000
      1970-01-01T00:00:00-00:01   ~ 60000
      1970T00:00Z                 ~ 0
      1970-01T00:00Z              ~ 0
      1970-01-01T24:00Z           ~ 86400000
      +001970-01-01T00:00:00Z     ~ 0
      -000001-01-01T00:00:00Z     ~ -62198755200000
      +275760-09-13T00:00:00.000Z ~ 8640000000000000
      -271821-04-20T00:00:00.000Z ~ -8640000000000000
      2024-02-29                  ~ 1709164800000
      2000-02-29                  ~ 951782400000
      Thu Jan 01 1970             ~ -7200000
      Thu Jan 01 1970 00:00:00 GMT ~ 0
      Thu Jan 01 1970 00:00:00 GMT+0100 ~ -3600000
      Thu Jan 01 1970 00:00:00 GMT-0100 (any name, at all) ~ 3600000
      Mon Jan 01 1970 00:00:00 GMT ~ 0
      Fri Jan 01 -0001 00:00:00 GMT+0000 ~ -62198755200000
      Thu, 01 Jan 1970 00:00:00 GMT ~ 0
      Sat, 13 Sep 275760 00:00:00 GMT ~ 8640000000000000
      """)
  void dates(String text, long expected) {
    assertEquals(Long.toString(expected), parse(text));
  }

  /** Nothing but the documented forms is a date. */
  @ParameterizedTest
  @ValueSource(strings = {"", " ", "T", "Z", "x", "1", "197", "19700", "1970-", "1970-1", "1970-1-1", "1970-00", "1970-13",
      "1970-01-00", "1970-01-32", "1970-02-29", "1900-02-29", "2023-04-31", "1970-01-01T", "1970-01-01T0", "1970-01-01T00",
      "1970-01-01T00:", "1970-01-01T00:0", "1970-01-01T00:60", "1970-01-01T00:00:60", "1970-01-01T25:00", "1970-01-01T24:01",
      "1970-01-01T24:00:00.001Z", "1970-01-01T00:00:00.", "1970-01-01T00:00.5Z", "1970-01-01T00:00:00.Z", "1970-01-01T00:00:00.1234567890Z",
      "1970-01-01T00:00z", "1970-01-01t00:00Z", "1970-01-01Z", "1970-01-01+01:00", "1970-01-01T00:00ZZ",
      "1970-01-01T00:00+0100", "1970-01-01T00:00+24:00", "1970-01-01T00:00+01:60", "1970-01-01T00:00+1:00", "-000000",
      "-000000-01-01T00:00:00Z", "+1970-01-01", "-1970", "+275760-09-13T00:00:00.001Z", "-271821-04-19T23:59:59.999Z",
      " 1970", "1970 ", "1970-01-01  00:00", "1970 00:00", "1970/01/01", "01/01/1970", "Jan 1, 1970", "1 January 1970",
      "Thu", "Thu Jan", "Thu Jan 1 1970", "Thu Jan 01 70", "Xyz Jan 01 1970", "Thu Xyz 01 1970", "thu Jan 01 1970",
      "Thu Jan 32 1970", "Thu Feb 30 1970 00:00:00 GMT", "Thu Jan 01 1970 00:00", "Thu Jan 01 1970 00:00:00",
      "Thu Jan 01 1970 24:00:00 GMT", "Thu Jan 01 1970 00:00:00 UTC", "Thu Jan 01 1970 00:00:00 GMT+01:00",
      "Thu Jan 01 1970 00:00:00 GMT+0100 (", "Thu Jan 01 1970 00:00:00 GMT+0100 (a) b", "Thu, 01 Jan 1970",
      "Thu, 01 Jan 1970 00:00:00", "Thu, 01 Jan 1970 00:00:00 GMT+0000", "Thu, Jan 01 1970 00:00:00 GMT", "\u0661\u0669\u0667\u0660",
      "2026-08-07T06:05:04.321Z\n", "1970-01-01T00:00:00.000\u00a0Z", "today", "now", "NaN", "Invalid Date", "1786082704321"})
  void notDates(String text) {
    assertEquals("NaN", parse(text));
  }

  /** row 46, row 47: longer text than any date has is not read; the others cost what the row says. */
  @Test
  void parsingIsBounded() {
    String name = "(" + "x".repeat(60) + ")";
    assertEquals("0", parse("Thu Jan 01 1970 00:00:00 GMT+0000 " + name));
    assertEquals("NaN", parse("Thu Jan 01 1970 00:00:00 GMT+0000 " + name.replace("x)", "xxxxxx)")));
    long small = Eval.run("Date.parse(text)", in(ZoneOffset.UTC).toBuilder().context(Map.of("text", "9".repeat(40))).build()).fuelUsed();
    long large = Eval.run("let s = text; Date.parse(s)",
        in(ZoneOffset.UTC).toBuilder().context(Map.of("text", "9".repeat(1 << 20))).build()).fuelUsed();
    assertTrue(large - small < (2L << 20 >> 4) + 10, small + " and " + large);
  }

  /** Every text that a Date prints reads back, for any time and offset. */
  @Test
  void whatIsPrintedReadsBack() {
    String code = """
        const wrong = [];
        for (let i = 0; i < 4000; i++) {
          const t = Math.floor((Math.random() - 0.5) * (i % 2 ? 1.728e16 : 4e14));
          const d = new Date(t), s = Math.floor(t / 1000) * 1000;
          if (Date.parse(d.toISOString()) !== t || Date.parse(String(d)) !== s || Date.parse(d.toUTCString()) !== s) wrong.push(t);
          if (+new Date(d.getFullYear(), d.getMonth(), d.getDate(), d.getHours(), d.getMinutes(), d.getSeconds(),
              d.getMilliseconds()) !== t && (d.getFullYear() < 0 || d.getFullYear() > 99)) wrong.push(t);
          const day = new Date(Date.parse(d.toDateString()));
          if (day.getDate() !== d.getDate() || day.getHours() !== 0) wrong.push(t);
        }
        wrong.join()""";
    for (ZoneOffset offset : List.of(ZoneOffset.UTC, ZoneOffset.ofHoursMinutes(-9, -30), ZoneOffset.ofHoursMinutes(12, 45))) {
      assertEquals("", eval(code, in(offset).toBuilder().randomSeed(7).sourceBytes(0).build()));
    }
  }

  /** What another engine says of 6,000 times: src/test/node/dates.js. */
  @Test
  void recordedAnswers() throws IOException {
    String source = Files.readString(Path.of("src", "test", "node", "date-line.js"));
    Map<Integer, SafeFunction> of = new java.util.HashMap<>();
    List<String> wrong = new ArrayList<>();
    int lines = 0;
    try (BufferedReader in = new BufferedReader(new InputStreamReader(new GZIPInputStream(
        DateTest.class.getResourceAsStream("/intrinsics/dates.txt.gz")), StandardCharsets.UTF_8))) {
      assertTrue(in.readLine().contains("node v"));
      int seed = 0;
      int minutes = 0;
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        int bar = line.indexOf('|');
        int offset = Integer.parseInt(line.substring(0, bar));
        seed = offset == minutes ? seed : 0;
        minutes = offset;
        SafeFunction f = of.computeIfAbsent(offset, m -> SafeFunction.compile(List.of("t", "seed"),
            source + "return dateLine(t, seed)", in(ZoneOffset.ofTotalSeconds(m * 60))));
        String expected = line.substring(bar + 1);
        Object answer = f.call(Long.parseLong(expected.substring(0, expected.indexOf('|'))), seed++).value();
        if (!expected.equals(answer)) {
          wrong.add(offset + "|" + expected + "\n" + answer);
        }
        lines++;
      }
    }
    assertEquals(6000, lines);
    assertEquals("", String.join("\n", wrong.subList(0, Math.min(wrong.size(), 5))), wrong.size() + " differ");
  }

  // ---- crossing ----

  /** row 86, row 96, row 305: what crosses is a real Date where there is one, and leaves as Instant. */
  @Test
  void crossing() {
    EvalOptions options = BOTH.toBuilder().context(Map.of("d", new Date(86_400_000), "list", List.of(NOW, Instant.EPOCH))).build();
    assertEquals(true, eval("d instanceof Date && Object.getPrototypeOf(d) === Date.prototype && Reflect.ownKeys(d).length === 0", options));
    assertEquals(Instant.ofEpochMilli(86_400_000), eval("d", options));
    assertEquals(List.of(5L, 30L), eval("[d.getHours(), d.getMinutes()]", options));
    assertEquals(Instant.parse("1971-01-02T00:00:00Z"), eval("d.setUTCFullYear(1971); d", options));
    assertEquals(List.of(Instant.parse("2026-08-07T06:05:04.321Z"), Instant.EPOCH), eval("list", options));
    assertEquals(Map.of("a", Instant.ofEpochMilli(5)), eval("({a: new Date(5)})"));
    // As JSON has it.
    java.util.Map<String, Object> none = new java.util.HashMap<>();
    none.put("a", null);
    assertEquals(none, eval("({a: new Date(NaN)})"));
    // What the guest makes of the prototype changes nothing.
    assertEquals(Instant.EPOCH, eval("Date.prototype.toJSON = () => 7; Date.prototype.x = 1; new Date(0)"));
  }

  /** row 96: an exact Date only. */
  @ParameterizedTest
  @ValueSource(strings = {"class D extends Date {} new D(0)", "const d = new Date(0); d.x = 1; d", "const d = new Date(0); d[0] = 1; d",
      "Object.setPrototypeOf(new Date(0), null)", "[Object.defineProperty(new Date(0), Symbol(), {value: 1})]"})
  void inexactDates(String code) {
    EvalResult r = Eval.run(code, BOTH);
    assertEquals(Optional.of(EvalError.Kind.NON_SERIALIZABLE), r.error().map(EvalError::kind), () -> code + " gave " + r);
    assertTrue(r.error().orElseThrow().message().contains("toISOString()"));
  }

  /** row 86, row 96: also where there is no Date, and a property that came and went is none. */
  @Test
  void withoutDate() {
    EvalOptions options = EvalOptions.builder().context(Map.of("d", Instant.EPOCH)).build();
    assertEquals("undefined,undefined,function", eval("[typeof d.setTime, typeof d.getHours, typeof d.getUTCHours].join()", options));
    assertEquals(Instant.EPOCH, eval("d.x = 1; delete d.x; d", options));
    assertEquals(Optional.of(EvalError.Kind.NON_SERIALIZABLE), Eval.run("d.x = 1; d", options).error().map(EvalError::kind));
  }

  /** row 86, row 99: as an argument and an answer of a host function. */
  @Test
  void capabilities() {
    List<Object> seen = new ArrayList<>();
    EvalOptions options = BOTH.toBuilder().capabilities(Map.of("later", (args, call) -> {
      seen.addAll(args);
      return ((Instant) args.get(0)).plusSeconds(1);
    })).build();
    assertEquals("1970-01-01T00:00:01.000Z,true", eval("const d = later(new Date(0)); [d.toISOString(), d instanceof Date].join()", options));
    assertEquals(List.of(Instant.EPOCH), seen);
  }

  // ---- Math.random ----

  /** row 305: the published generator; the numbers were computed with whole numbers of any size elsewhere. */
  @ParameterizedTest
  @CsvSource({"0, 0.3245752680314067, 0.38223929651167343, 0.3596172076473553, 0.011455508934653635",
      "1, 0.8116121588818848, 0.7471047161582187, 0.10015090353378375, 0.7462168706168104",
      "-1, 0.33906512301887703, 0.9004750408188128, 0.8902848745939088, 0.2736678890261809",
      "42, 0.8143051451229099, 0.3188210400616611, 0.9838941681774888, 0.7011355981347556",
      "9223372036854775807, 0.6300223959835054, 0.8815308316928229, 0.005356353168844641, 0.10416880615672985"})
  void randomNumbers(long seed, double a, double b, double c, double d) {
    String code = "[Math.random(), Math.random(), Math.random(), Math.random()]";
    assertEquals(List.of(a, b, c, d), eval(code, EvalOptions.builder().randomSeed(seed).build()));
  }

  @Test
  void randomNumbersAreEven() {
    assertEquals("true", String.valueOf(eval("""
        const n = new Array(16).fill(0);
        for (let i = 0; i < 16000; i++) {
          const x = Math.random();
          if (!(x >= 0 && x < 1)) throw x;
          n[Math.floor(x * 16)]++;
        }
        n.every(c => c > 850 && c < 1150)""")));
  }
}
