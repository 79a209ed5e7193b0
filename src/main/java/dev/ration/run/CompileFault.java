package dev.ration.run;

/** A text that did not compile. Stackless. */
public final class CompileFault extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Fault fault;

  public CompileFault(Fault fault) {
    super(fault.message(), null, false, false);
    this.fault = fault;
  }

  public Fault fault() {
    return fault;
  }
}
