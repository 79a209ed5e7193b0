package dev.ration.run;

import dev.ration.host.HostCall;
import dev.ration.meter.Ceilings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * One call of a host function. Its cancel state outlives it: what the function left behind learns of the end of the run
 * (rows 52, 53). A timer of the JDK is set only while somebody waits to be told.
 */
final class OpenCall implements HostCall {
  private final CapabilityCalls run;
  private final String name;
  /** On the clock of the run. */
  private final long deadline;
  /** Guarded by this, as are all below. */
  private Map<Object, Runnable> actions = Map.of();
  private boolean cancelled;
  private boolean returned;
  private CompletableFuture<Object> timer;
  private Runnable unregister;

  OpenCall(CapabilityCalls run, String name, long limitNanos) {
    this.run = run;
    this.name = name;
    this.deadline = limitNanos == Ceilings.UNLIMITED ? Ceilings.UNLIMITED : run.now() + limitNanos;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int requestDepth() {
    return run.side().requestDepth();
  }

  @Override
  public long remainingNanos() {
    return deadline == Ceilings.UNLIMITED ? Ceilings.UNLIMITED : Math.max(0, deadline - run.now());
  }

  @Override
  public synchronized boolean isCancelled() {
    return cancelled || run.isOver() || !returned && isLate();
  }

  /** Whether the answer comes too late, whatever it is. */
  boolean isLate() {
    return remainingNanos() == 0;
  }

  @Override
  public Runnable onCancel(Runnable action) {
    Object key = new Object();
    synchronized (this) {
      if (!isCancelled()) {
        if (!actions.isEmpty()) {
          actions.put(key, action);
        } else {
          actions = new LinkedHashMap<>();
          actions.put(key, action);
          run.watch(this);
          arm();
        }
        return () -> forget(key);
      }
    }
    action.run();
    return () -> { };
  }

  private void arm() {
    if (returned) {
      return;
    }
    unregister = run.side().onCancel(this::cancel);
    if (deadline != Ceilings.UNLIMITED) {
      timer = new CompletableFuture<>();
      timer.completeOnTimeout(this, remainingNanos(), TimeUnit.NANOSECONDS).thenRunAsync(this::cancel);
    }
  }

  private void disarm() {
    if (timer != null) {
      timer.cancel(false);
      timer = null;
    }
    if (unregister != null) {
      unregister.run();
      unregister = null;
    }
  }

  private synchronized void forget(Object key) {
    if (!actions.isEmpty()) {
      actions.remove(key);
      if (actions.isEmpty()) {
        disarm();
        run.unwatch(this);
        actions = Map.of();
      }
    }
  }

  /** The host function has returned, or nobody waits for it any more. */
  synchronized void settle() {
    returned = true;
    disarm();
  }

  /** Tells the host function that its answer is not wanted. What it does about that is not waited for. */
  void cancel() {
    List<Runnable> due;
    synchronized (this) {
      cancelled = true;
      due = List.copyOf(actions.values());
      actions = Map.of();
      disarm();
    }
    run.unwatch(this);
    for (Runnable action : due) {
      try {
        action.run();
      } catch (RuntimeException | Error e) {
        // The embedder's own clean-up failed: there is nobody to tell, and the others still have to run.
        continue;
      }
    }
  }
}
