package dev.ration.fuzz;

import java.util.Map;

/** What a generated program did wrong, with the smallest program that was found to do the same. */
record Failure(long seed, String promise, String message, int[] choices) {
  private static final String[] NAMES = {"given"};
  private static final int ATTEMPTS = 1_500;

  /** The program of some choices, and its context, which is chosen after it. */
  record Case(String code, Map<String, Object> context, int[] choices) {
    static Case of(Choices choices) {
      Gen gen = Gen.of(choices);
      String code = gen.program(NAMES);
      Map<String, Object> context = gen.context(NAMES);
      return new Case(code, context, gen.choices());
    }

    /** Null, or what is wrong: the first line is the promise that was broken. */
    String check(boolean thorough) {
      try {
        Checks.program(code, context, thorough);
        return null;
      } catch (Checks.Violation e) {
        return e.getMessage();
      } catch (RuntimeException | Error e) {
        StackTraceElement[] trace = e.getStackTrace();
        return e.getClass().getName() + " at " + (trace.length == 0 ? "?" : trace[0].getClassName() + "." + trace[0].getMethodName()) + ": " + e;
      }
    }
  }

  /** What the program of this seed did wrong, made small; null if nothing. */
  static Failure find(long seed, boolean thorough) {
    Case whole = Case.of(Choices.seeded(seed));
    String message = whole.check(thorough);
    if (message == null) {
      return null;
    }
    String promise = promise(message);
    int[] small = Shrinker.shrink(whole.choices(), choices -> {
      String other = Case.of(Choices.replay(choices)).check(thorough);
      return other != null && promise(other).equals(promise);
    }, ATTEMPTS);
    Case smallest = Case.of(Choices.replay(small));
    String again = smallest.check(thorough);
    return new Failure(seed, promise, again == null ? message : again, small);
  }

  private static String promise(String message) {
    return message.substring(0, Math.max(0, message.indexOf(':'))).replaceAll("[0-9]+", "N");
  }

  @Override
  public String toString() {
    Case smallest = Case.of(Choices.replay(choices));
    return "// seed " + seed + ", " + message.replace("\n", "\n// ") + "\n// given: " + smallest.context() + "\n" + smallest.code();
  }
}
