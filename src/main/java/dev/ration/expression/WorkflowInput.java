package dev.ration.expression;

/**
 * The declaration of one input of a workflow.
 *
 * @param name a referenceable name
 * @param secret whether its type is secret: then it may have no default (row 300)
 * @param defaultValue host data whose strings may be templates; null for none
 */
public record WorkflowInput(String name, boolean secret, Object defaultValue) {
  public WorkflowInput {
    if (!ReferenceName.isValid(name)) {
      throw new WorkflowContextError();
    }
    if (secret && defaultValue != null) {
      throw new IllegalArgumentException("input '" + name + "' is secret: it may not have a default");
    }
  }

  /** An input of a type that is not secret. */
  public static WorkflowInput plain(String name) {
    return new WorkflowInput(name, false, null);
  }

  /** An input that has a value even when none is given. */
  public static WorkflowInput withDefault(String name, Object defaultValue) {
    return new WorkflowInput(name, false, defaultValue);
  }

  /** An input of a secret type. */
  public static WorkflowInput secret(String name) {
    return new WorkflowInput(name, true, null);
  }

  /** The name; nothing of the default. */
  @Override
  public String toString() {
    return "WorkflowInput[" + name + (secret ? ", secret]" : "]");
  }
}
