package dev.ration;

import dev.ration.run.Fault;
import java.util.Locale;
import java.util.Optional;

/** Why a run has no value. Immutable data; holds no text of the host. */
public final class EvalError {
  /** Decision 15. */
  public enum Kind {
    /** The text is not in the language, or nested too deeply. */
    SYNTAX,
    /** A guest exception that nothing caught. */
    RUNTIME,
    FUEL,
    MEMORY,
    /** Guest frames or the Java budget ran out, and nothing caught the RangeError. */
    STACK,
    TIMEOUT,
    CANCELLED,
    SOURCE_SIZE,
    /** Host data that may not cross. */
    BOUNDARY,
    /** A result that may not leave. */
    NON_SERIALIZABLE,
    /** Not a program at all. */
    INVALID;

    private final String text = name().toLowerCase(Locale.ROOT);

    /** The name as the batch protocol writes it: lower case. */
    @Override
    public String toString() {
      return text;
    }
  }

  private final Fault fault;
  private final Kind kind;

  EvalError(Fault fault) {
    this.fault = fault;
    this.kind = Kind.valueOf(fault.kind().name());
  }

  public Kind kind() {
    return kind;
  }

  /** The name of the guest error, such as TypeError; absent when the error is not the guest's. */
  public Optional<String> name() {
    return Optional.ofNullable(fault.name());
  }

  /** At most 10,000 characters. */
  public String message() {
    return fault.message();
  }

  /** The line in the source from 1, or 0 when unknown. */
  public int line() {
    return fault.line();
  }

  /** The column from 1 in UTF-16 units, or 0 when unknown. */
  public int column() {
    return fault.column();
  }

  /** The line of source and a caret under the place, or empty. */
  public String codeFrame() {
    return fault.codeFrame();
  }

  /** The guest frames, innermost first, each {@code "\n    at name (line:column)"}, or empty. */
  public String stack() {
    return fault.stack();
  }

  /** The host function or capability operation that failed; absent when it was none (row 73). */
  public Optional<String> operation() {
    return Optional.ofNullable(fault.operation());
  }

  /** What the embedder's own code threw: for the embedder's eyes only, never part of any text. */
  public Optional<Throwable> cause() {
    return Optional.ofNullable(fault.cause());
  }

  /** Kind, name, message and place in one line. */
  @Override
  public String toString() {
    String text = fault.name() == null || fault.name().isEmpty() ? fault.message() : fault.name() + ": " + fault.message();
    return kind + ": " + text + (fault.line() > 0 ? " (" + fault.line() + ":" + fault.column() + ")" : "");
  }
}
