package dev.ration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A request to stop: once cancelled it stays so. May be shared by any number of runs and threads; holds nothing of a run but
 * while a capability call of it waits.
 */
public final class CancelToken {
  /** A token that nobody can cancel. */
  static final CancelToken NEVER = new CancelToken(null);

  private final CancelToken parent;
  private volatile boolean cancelled;
  /** Guarded by this. */
  private final Map<Object, Runnable> actions = new LinkedHashMap<>(0);

  private CancelToken(CancelToken parent) {
    this.parent = parent;
  }

  /** A token that is not cancelled yet. */
  public static CancelToken create() {
    return new CancelToken(null);
  }

  /** A token that is cancelled when {@code parent} is, or by itself. */
  static CancelToken within(CancelToken parent) {
    return new CancelToken(parent);
  }

  /** Asks every run that has this token to end with kind CANCELLED. */
  public void cancel() {
    if (this == NEVER) {
      return;
    }
    List<Runnable> due;
    synchronized (this) {
      cancelled = true;
      due = new ArrayList<>(actions.values());
      actions.clear();
    }
    for (Runnable action : due) {
      action.run();
    }
  }

  public boolean isCancelled() {
    return cancelled || parent != null && parent.isCancelled();
  }

  /**
   * Has {@code action}, which does not throw, run when this is cancelled; at once when it is.
   *
   * @return takes the action back
   */
  Runnable onCancel(Runnable action) {
    if (this == NEVER) {
      return () -> { };
    }
    Object key = new Object();
    boolean late;
    synchronized (this) {
      late = cancelled;
      if (!late) {
        actions.put(key, action);
      }
    }
    if (late) {
      action.run();
    }
    Runnable above = parent == null ? null : parent.onCancel(action);
    return () -> {
      forget(key);
      if (above != null) {
        above.run();
      }
    };
  }

  private synchronized void forget(Object key) {
    actions.remove(key);
  }

  /** Actions that wait. */
  synchronized int waiting() {
    return actions.size();
  }
}
