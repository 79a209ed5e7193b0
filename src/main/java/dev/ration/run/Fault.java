package dev.ration.run;

import dev.ration.host.CrossingRefused;
import dev.ration.host.NotSerializable;
import dev.ration.meter.LimitExceeded;
import dev.ration.syntax.ParseError;

/**
 * Why a run gave no value.
 *
 * @param name the name of the guest error, or null when the fault is not one
 * @param message bounded text
 * @param line from 1, 0 when unknown
 * @param column from 1, 0 when unknown
 * @param codeFrame the line of source and a caret, or empty
 * @param stack the guest frames, one a line, or empty
 * @param thrownPrimitive the guest threw a primitive value, whose text the message is
 * @param operation the host function that failed, or null (row 73)
 * @param cause what its code threw, for the host only, or null
 */
public record Fault(Kind kind, String name, String message, int line, int column, String codeFrame, String stack,
    boolean thrownPrimitive, String operation, Throwable cause) {
  Fault(Kind kind, String name, String message, int line, int column, String codeFrame, String stack,
      boolean thrownPrimitive) {
    this(kind, name, message, line, column, codeFrame, stack, thrownPrimitive, null, null);
  }

  /** The same, of a host function. */
  Fault in(Kind kind, String operation, Throwable cause) {
    return new Fault(kind, name, message, line, column, codeFrame, stack, thrownPrimitive, operation, cause);
  }

  /** Decision 15. */
  public enum Kind {
    SYNTAX, RUNTIME, FUEL, MEMORY, STACK, TIMEOUT, CANCELLED, SOURCE_SIZE, BOUNDARY, NON_SERIALIZABLE, INVALID;

    /** Whether it is a limit of the run that was hit, or the caller's wish to stop. */
    boolean isLimit() {
      return this == FUEL || this == MEMORY || this == STACK || this == TIMEOUT || this == CANCELLED;
    }
  }

  /** Something that a run opened was still open when it had ended: a fault of the engine (row 247). */
  public static final Fault LEAK = of(Kind.RUNTIME, "a sandbox resource leaked on disposal");

  /** A fault without a place. */
  public static Fault of(Kind kind, String message) {
    return new Fault(kind, null, message, 0, 0, "", "", false);
  }

  /** What parsing said. */
  public static Fault of(ParseError e) {
    if (e.kind() == ParseError.Kind.DEADLINE) {
      return of(Kind.TIMEOUT, e.getMessage());
    }
    return new Fault(Kind.SYNTAX, "SyntaxError", e.getMessage(), e.line(), e.column(), e.codeFrame(), "", false);
  }

  /** A tree that is no program; the line is 0 and the frame empty where they are not known. */
  public static Fault syntax(String message, int line, int column, String codeFrame) {
    return new Fault(Kind.SYNTAX, "SyntaxError", message, line, column, codeFrame, "", false);
  }

  static Kind kindOf(LimitExceeded e) {
    return switch (e.limit()) {
      case FUEL -> Kind.FUEL;
      case MEMORY -> Kind.MEMORY;
      case TIMEOUT -> Kind.TIMEOUT;
      case CANCELLED -> Kind.CANCELLED;
    };
  }

  static Fault of(CrossingRefused e) {
    return of(Kind.BOUNDARY, "Capability boundary rejected the run arguments: " + e.getMessage());
  }

  /** The fault in one text, for private logs: {@code Name: message}, or what was thrown. */
  public String detail() {
    return name == null || thrownPrimitive ? message : name + ": " + message;
  }

  static Fault of(NotSerializable e) {
    return of(Kind.NON_SERIALIZABLE, e.getMessage());
  }
}
