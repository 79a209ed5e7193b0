package dev.ration.expression;

import java.util.Map;

/** What the references of a template read: maps of host data, looked into while a template is resolved, never copied. */
public final class TemplateData {
  private final Map<String, ?> inputs;
  private final Map<String, ?> ctx;
  private final Map<String, ?> outputs;
  private final Map<String, ?> secrets;
  private final String runId;

  private TemplateData(Builder b) {
    this.inputs = b.inputs;
    this.ctx = b.ctx;
    this.outputs = b.outputs;
    this.secrets = b.secrets;
    this.runId = b.runId;
  }

  public static Builder builder() {
    return new Builder();
  }

  Map<String, ?> inputs() {
    return inputs;
  }

  Map<String, ?> ctx() {
    return ctx;
  }

  Map<String, ?> outputs() {
    return outputs;
  }

  Map<String, ?> secrets() {
    return secrets;
  }

  /** Null when there is none. */
  String runId() {
    return runId;
  }

  /** Collects the parts; what is not given is empty. */
  public static final class Builder {
    private Map<String, ?> inputs = Map.of();
    private Map<String, ?> ctx = Map.of();
    private Map<String, ?> outputs = Map.of();
    private Map<String, ?> secrets = Map.of();
    private String runId;

    private Builder() {}

    /** The admitted inputs, secret ones included: what a template may use of them is decided before they are looked at. */
    public Builder inputs(Map<String, ?> inputs) {
      this.inputs = present("inputs", inputs);
      return this;
    }

    /** The resolved context. */
    public Builder ctx(Map<String, ?> ctx) {
      this.ctx = present("ctx", ctx);
      return this;
    }

    /** The outputs of nodes by id. */
    public Builder outputs(Map<String, ?> outputs) {
      this.outputs = present("outputs", outputs);
      return this;
    }

    /** Secrets by name: only {@link WorkflowContext} reads them. */
    public Builder secrets(Map<String, ?> secrets) {
      this.secrets = present("secrets", secrets);
      return this;
    }

    public Builder runId(String runId) {
      this.runId = runId;
      return this;
    }

    public TemplateData build() {
      return new TemplateData(this);
    }

    private static <T> T present(String name, T value) {
      if (value == null) {
        throw new IllegalArgumentException(name + " must be given, was null");
      }
      return value;
    }
  }
}
