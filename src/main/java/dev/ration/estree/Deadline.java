package dev.ration.estree;

/** Counts what is read, and looks at the clock now and then. */
final class Deadline {
  private static final int POLL = 1_024;

  private final int values;
  private final long end;
  private int count;

  Deadline(EstreeLimits limits) {
    values = limits.values();
    end = System.nanoTime() + limits.deadlineMillis() * 1_000_000L;
  }

  /** One JSON value more. */
  void count() {
    if (++count > values) {
      throw new Refused(EstreeError.Kind.SIZE, "the AST has more than " + values + " values");
    }
    if (count % POLL == 0) {
      poll();
    }
  }

  void poll() {
    if (System.nanoTime() - end > 0) {
      throw new Refused(EstreeError.Kind.DEADLINE, "reading the AST took too long");
    }
  }
}
