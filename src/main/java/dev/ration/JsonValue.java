package dev.ration;

import dev.ration.host.JsonSource;

/**
 * JSON text that stands for its value wherever host data may stand: in a context, an argument, or what a capability returns.
 * It is read while it is copied into the run, without building anything of the host's in between. Integers over 2^53-1 follow
 * {@link EvalOptions#largeNumbers}; other numbers are rounded to double (decision 11). A text that is not JSON refuses the
 * crossing, as any other value that may not cross.
 */
public final class JsonValue extends JsonSource {
  private JsonValue(String text) {
    super(text);
  }

  /** The value of {@code text}, which is not looked at yet. */
  public static JsonValue of(String text) {
    if (text == null) {
      throw new IllegalArgumentException("text must be given, was null");
    }
    return new JsonValue(text);
  }
}
