package dev.ration.expression;

import dev.ration.host.CrossingRefused;
import dev.ration.host.CrossingRules;
import dev.ration.host.Snapshot;
import java.util.List;
import java.util.Map;

/**
 * What an expression sees: {@code inputs}, {@code ctx}, {@code run} and, when it merges, {@code branches} (row 146). Copied
 * and checked once, when it is made; may be evaluated against any number of times. Data that may not be a scope is
 * reported by the evaluation, with reason SCOPE.
 */
public final class ExpressionScope {
  /** Nothing in it. */
  public static final ExpressionScope EMPTY = builder().build();

  private static final long MAX_BYTES = 16L << 20;

  private final Map<String, Snapshot> bindings;
  private final SandboxError.Reason fault;
  private final String message;
  private final String detail;

  private ExpressionScope(Map<String, Snapshot> bindings, SandboxError.Reason fault, String message, String detail) {
    this.bindings = bindings;
    this.fault = fault;
    this.message = message;
    this.detail = detail;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** The value of a binding; null also when there is none. */
  Snapshot get(String name) {
    return bindings.get(name);
  }

  /** Why this cannot be a scope, or null. */
  SandboxError.Reason fault() {
    return fault;
  }

  String message() {
    return message;
  }

  String detail() {
    return detail;
  }

  /** Collects the parts of a scope; they are read when {@link #build} is called. */
  public static final class Builder {
    private Map<String, ?> inputs = Map.of();
    private Map<String, ?> ctx = Map.of();
    private Map<String, ?> run = Map.of("outputs", Map.of());
    private List<?> branches = List.of();

    private Builder() {}

    /** The workflow's inputs by name. */
    public Builder inputs(Map<String, ?> inputs) {
      this.inputs = present("inputs", inputs);
      return this;
    }

    /** Context strings by name: a value that is no string is a fault of the scope (row 159). */
    public Builder ctx(Map<String, ?> ctx) {
      this.ctx = present("ctx", ctx);
      return this;
    }

    /** {@code run.outputs}: the outputs of other nodes by node id. */
    public Builder outputs(Map<String, ?> outputs) {
      this.run = Map.of("outputs", present("outputs", outputs));
      return this;
    }

    /** The whole of {@code run}, {@code outputs} included. */
    public Builder run(Map<String, ?> run) {
      this.run = present("run", run);
      return this;
    }

    /** The branches to merge, in their static order (row 148). */
    public Builder branches(List<?> branches) {
      this.branches = present("branches", branches);
      return this;
    }

    public ExpressionScope build() {
      Snapshot.Maker snapshots = new Snapshot.Maker(CrossingRules.scope(MAX_BYTES));
      try {
        Snapshot context = snapshots.of("ctx", ctx);
        if (!context.isRecordOfStrings()) {
          return faulty(SandboxError.Reason.SCOPE.message(), "a value of ctx is no string");
        }
        Map<String, Snapshot> bindings = Map.of(
            "inputs", snapshots.of("inputs", inputs),
            "ctx", context,
            "run", snapshots.of("run", run),
            "branches", snapshots.of("branches", branches));
        return new ExpressionScope(bindings, null, null, null);
      } catch (CrossingRefused e) {
        return switch (e.kind()) {
          case BYTES -> new ExpressionScope(Map.of(), SandboxError.Reason.MEMORY,
              SandboxError.Reason.MEMORY.message(), e.getMessage());
          case DEPTH -> faulty("the expression scope is nested too deeply to evaluate", e.getMessage());
          case CYCLE, SHAPE -> faulty(SandboxError.Reason.SCOPE.message(), e.getMessage());
        };
      }
    }

    private static ExpressionScope faulty(String message, String detail) {
      return new ExpressionScope(Map.of(), SandboxError.Reason.SCOPE, message, detail);
    }

    private static <T> T present(String name, T value) {
      if (value == null) {
        throw new IllegalArgumentException(name + " must be given, was null");
      }
      return value;
    }
  }
}
