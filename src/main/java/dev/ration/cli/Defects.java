package dev.ration.cli;

/** Where a defect of the program itself is told: to standard error, when the operator asks for it. */
final class Defects {
  private static final boolean SHOWN = Boolean.getBoolean("ration.defects");

  private Defects() {}

  /** Prints the trace when started with {@code -Dration.defects=true}. */
  static void report(Throwable t) {
    if (SHOWN) {
      t.printStackTrace();
    }
  }
}
