package dev.ration.jfr;

/**
 * Where a run reports to the Flight Recorder. Off until switched on, since the first event class loads about a hundred classes
 * of the recorder: 110 ms of a cold start of 310.
 */
public final class Flight {
  private static volatile boolean on;

  private Flight() {}

  /** Lets recordings see the events; without the module {@code jdk.jfr} nothing happens. */
  public static void set(boolean wanted) {
    on = wanted && ModuleLayer.boot().findModule("jdk.jfr").isPresent();
  }

  /** A duration that has begun, and is reported when it ends. */
  public static final class Span {
    private final RunEvent run;
    private final CompileEvent compile;

    private Span(RunEvent run, CompileEvent compile) {
      this.run = run;
      this.compile = compile;
    }

    /**
     * Ends a run.
     *
     * @param outcome {@code value}, or the kind of the error
     * @param limit whether a limit ended it
     */
    public void endRun(String outcome, boolean limit, long fuelUsed, long heapPeak, int stackPeak) {
      run.outcome = outcome;
      run.fuelUsed = fuelUsed;
      run.heapPeak = heapPeak;
      run.stackPeak = stackPeak;
      run.commit();
      if (limit) {
        LimitEvent event = new LimitEvent();
        event.kind = outcome;
        event.fuelUsed = fuelUsed;
        event.commit();
      }
    }

    /** Ends the compilation of a text of {@code characters} UTF-16 code units. */
    public void endCompile(int characters, boolean compiled) {
      compile.characters = characters;
      compile.compiled = compiled;
      compile.commit();
    }
  }

  /** The run that begins now, or null when nobody records. */
  public static Span run() {
    return on ? beginRun() : null;
  }

  /** The compilation that begins now, or null when nobody records. */
  public static Span compile() {
    return on ? beginCompile() : null;
  }

  // Apart from their callers, so that those load without the module.

  private static Span beginRun() {
    RunEvent event = new RunEvent();
    if (!event.isEnabled() && !new LimitEvent().isEnabled()) {
      return null;
    }
    event.begin();
    return new Span(event, null);
  }

  private static Span beginCompile() {
    CompileEvent event = new CompileEvent();
    if (!event.isEnabled()) {
      return null;
    }
    event.begin();
    return new Span(null, event);
  }
}
