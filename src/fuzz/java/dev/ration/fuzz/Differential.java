package dev.ration.fuzz;

import dev.ration.Engine;
import dev.ration.EvalError;
import dev.ration.EvalResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Compares what we answer to a program with what another engine answers. */
final class Differential {
  private static final Engine ENGINE = Engine.withCache(0);
  private static final int ATTEMPTS = 400;
  private static final Pattern RADIX = Pattern.compile("toString\\(\\d+\\)");

  private final Reference reference;
  private final Map<String, Integer> skipped = new TreeMap<>();
  private int compared;

  Differential(Reference reference) {
    this.reference = reference;
  }

  int compared() {
    return compared;
  }

  Map<String, Integer> skipped() {
    return skipped;
  }

  /** The program of this seed, made small, and both answers, if they differ; else null. */
  String compare(long seed) {
    Gen gen = Gen.seeded(seed);
    String code = gen.program();
    String found = difference(code, true);
    if (found == null) {
      return null;
    }
    int[] small = Shrinker.shrink(gen.choices(), c -> difference(Gen.of(Choices.replay(c)).program(), false) != null, ATTEMPTS);
    String smallest = Gen.of(Choices.replay(small)).program();
    return "// seed " + seed + "\n" + smallest + difference(smallest, false);
  }

  private String difference(String code, boolean counts) {
    EvalResult r = ENGINE.run(code, Checks.options(Map.of()).build());
    String ours;
    if (r.isOk()) {
      ours = "V " + (r.value() instanceof String s ? Reference.ascii(s) : "\"" + r.value() + "\"");
    } else if (r.error().get().kind() == EvalError.Kind.RUNTIME || r.error().get().kind() == EvalError.Kind.SYNTAX) {
      ours = "E " + Reference.ascii(r.error().get().name().orElse(""));
    } else {
      return skip(counts, "over a limit: " + r.error().get().kind());
    }
    // A stack that ran out, here or there, comes at another depth; and what throws no error has no name to compare.
    if (r.usage().stackPeak() >= 190 || ours.contains("RangeError!")) {
      return skip(counts, "stack ran out");
    }
    String theirs;
    try {
      theirs = reference.answer(code);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (theirs.equals("T")) {
      return skip(counts, "no answer");
    }
    String excuse = theirs.contains("\\\"stack\\\"") ? "errors have an own property stack there" : known(code);
    if (excuse == null) {
      excuse = reference.excuse(code, ours, theirs);
    }
    if (excuse != null) {
      return skip(counts, excuse);
    }
    if (counts) {
      compared++;
    }
    return agree(ours, theirs) ? null : "// ours:   " + ours + "\n// theirs: " + theirs;
  }

  /** Known differences: docs/testing.md has the reasons. */
  private static String known(String code) {
    String body = code.substring(code.indexOf("const note"));
    return body.contains("async ") ? "async functions may not be called here"
        : body.contains("Function(") ? "what Function makes is strict here"
        : body.contains("localeCompare") ? "the order of a locale is the engine's"
        : body.contains("Math.cbrt") || body.contains("Math.hypot") ? "cbrt and hypot are approximations"
        : RADIX.matcher(body).find() ? "fractions in another radix are approximations" : null;
  }

  /** What is thrown and is no error has the name Error here. */
  private static boolean agree(String ours, String theirs) {
    return ours.equals(theirs) || ours.startsWith("E ") && !ours.matches("E \"\\w+Error\"") && theirs.startsWith("E ") && !theirs.matches("E \"\\w+Error\"");
  }

  private String skip(boolean counts, String why) {
    if (counts) {
      skipped.merge(why, 1, Integer::sum);
    }
    return null;
  }
}
