package dev.ration.expression;

import dev.ration.host.CrossingRefused;
import dev.ration.host.CrossingRules;
import dev.ration.host.Snapshot;
import java.util.LinkedHashMap;
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

  /**
   * A scope of data that the caller knows to be free of secrets: what is given as a map is readable. Once a projection or denied
   * names are given, both must be, as for {@link #workflow}.
   */
  public static Builder builder() {
    return new Builder(false);
  }

  /**
   * A scope of a workflow that may have secrets: {@link Builder#ctx(WorkflowContextProjection)} and
   * {@link Builder#deniedInputNames} must be given, if only to say that nothing is denied; else evaluation fails with reason SCOPE
   * (rows 163, 272-274).
   */
  public static Builder workflow() {
    return new Builder(true);
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
    private WorkflowContextProjection projection;
    private Iterable<String> deniedInputs;
    private boolean provenanceRequired;
    private Map<String, ?> run = Map.of("outputs", Map.of());
    private List<?> branches = List.of();
    private boolean settledReadsOnly;

    private Builder(boolean provenanceRequired) {
      this.provenanceRequired = provenanceRequired;
    }

    /** The workflow's inputs by name. */
    public Builder inputs(Map<String, ?> inputs) {
      this.inputs = present("inputs", inputs);
      return this;
    }

    /** Context strings by name, all of them readable: a value that is no string is a fault of the scope (row 159). */
    public Builder ctx(Map<String, ?> ctx) {
      this.ctx = present("ctx", ctx);
      return this;
    }

    /** The context without what expressions may not see. Null is a fault of the scope. */
    public Builder ctx(WorkflowContextProjection projection) {
      this.projection = projection;
      this.provenanceRequired = true;
      return this;
    }

    /**
     * The declared names of inputs that expressions may not read. Of those that {@code inputs} has, the keys stay and the values
     * are never looked at; the others are absent (rows 252, 263). Null is a fault of the scope.
     */
    public Builder deniedInputNames(Iterable<String> names) {
      this.deniedInputs = names;
      this.provenanceRequired = true;
      return this;
    }

    /**
     * The context and the denied inputs of one workflow, both as its provenance tells. What the provenance refuses is a fault of the
     * scope.
     *
     * @param resolved the raw context: what is denied of it does not get any further
     */
    public Builder provenance(WorkflowProvenance provenance, Map<String, String> resolved) {
      try {
        ctx(provenance == null ? null : provenance.project(resolved));
      } catch (WorkflowContextError e) {
        ctx((WorkflowContextProjection) null);
      }
      return deniedInputNames(provenance == null ? null : provenance.deniedInputNames());
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

    /**
     * Makes an evaluation that reads an id which {@code run.outputs} does not have, however it spells it, fail with reason RUNTIME
     * and {@code unsettled} in the detail, whether it catches the error or not. {@code in}, {@code Object.hasOwn} and
     * {@code Object.keys} stay free. Off by default: then such a read gives undefined (row 299).
     */
    public Builder settledReadsOnly(boolean on) {
      this.settledReadsOnly = on;
      return this;
    }

    public ExpressionScope build() {
      Snapshot.Maker snapshots = new Snapshot.Maker(CrossingRules.scope(MAX_BYTES));
      try {
        Snapshot context = context(snapshots);
        if (!context.isRecordOfStrings()) {
          return faulty(SandboxError.Reason.SCOPE.message(), "a value of ctx is no string");
        }
        Snapshot outputs = snapshots.of("run", run);
        if (settledReadsOnly) {
          outputs.complete("outputs");
        }
        outputs.defer("outputs");
        Map<String, Snapshot> bindings = Map.of(
            "inputs", inputs(snapshots),
            "ctx", context,
            "run", outputs,
            "branches", snapshots.of("branches", branches));
        return new ExpressionScope(bindings, null, null, null);
      } catch (WorkflowContextError e) {
        return faulty(SandboxError.Reason.SCOPE.message(), e.getMessage());
      } catch (CrossingRefused e) {
        return switch (e.kind()) {
          case BYTES -> new ExpressionScope(Map.of(), SandboxError.Reason.MEMORY,
              SandboxError.Reason.MEMORY.message(), e.getMessage());
          case DEPTH -> faulty("the expression scope is nested too deeply to evaluate", e.getMessage());
          case CYCLE, SHAPE -> faulty(SandboxError.Reason.SCOPE.message(), e.getMessage());
        };
      }
    }

    private Snapshot context(Snapshot.Maker snapshots) throws CrossingRefused {
      if (!provenanceRequired) {
        return snapshots.of("ctx", ctx);
      }
      if (projection == null || deniedInputs == null) {
        throw new WorkflowContextError();
      }
      Map<String, String> all = new LinkedHashMap<>();
      for (String key : projection.orderedKeys()) {
        all.put(key, projection.values().get(key));
      }
      return snapshots.of("ctx", all, key -> all.get(key) == null);
    }

    private Snapshot inputs(Snapshot.Maker snapshots) throws CrossingRefused {
      SecretInputNames denied = deniedInputs == null ? SecretInputNames.NONE : SecretInputNames.own(deniedInputs);
      return denied.size() == 0 ? snapshots.of("inputs", inputs) : snapshots.of("inputs", inputs, denied::contains);
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
