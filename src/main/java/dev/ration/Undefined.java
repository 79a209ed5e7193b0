package dev.ration;

import dev.ration.host.Absent;

/** What a result that is undefined is on the host's side, where null is null (decision 12). */
public final class Undefined {
  /** The one undefined: compare by identity. May also be passed in a context or as an argument. */
  public static final Object VALUE = Absent.UNDEFINED;

  private Undefined() {}
}
