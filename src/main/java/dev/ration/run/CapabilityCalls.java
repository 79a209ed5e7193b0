package dev.ration.run;

import dev.ration.host.CallAllowance;
import dev.ration.host.HostFunction;
import dev.ration.meter.Ceilings;
import dev.ration.meter.Meter;
import dev.ration.runtime.Census;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * The capability calls of one run, those of its nested programs included: what they may still do, what is in flight, what
 * failed last. Owned by the thread of the run, but for the calls that watch for its end.
 */
final class CapabilityCalls implements Census.Root {
  private final HostSide side;
  private final Meter meter;
  private final BooleanSupplier aborted;
  private final LongSupplier clock;
  private final Realm realm;
  private ConsoleLines console = ConsoleLines.NONE;
  /** Calls made of operations that have a quota. */
  private Map<String, Integer> made = Map.of();
  /** Calls whose functions want to be told of the end; guarded by this. */
  private Set<OpenCall> watching = Set.of();
  private volatile boolean over;

  private String running;
  private int depth;
  private boolean isRoot;
  /** Whether a host function was ever called. */
  private boolean used;
  private Failure lastFailure;

  /**
   * The error that a failed call became: by its identity, an uncaught one is told apart from any that the guest makes.
   *
   * @param kind what the error is when nothing catches it
   */
  record Failure(JsObject error, Fault.Kind kind, String operation, Throwable cause) {}

  /** @param realm the outermost of the run */
  CapabilityCalls(HostSide side, Realm realm, BooleanSupplier aborted, LongSupplier clock) {
    this.side = side;
    this.realm = realm;
    this.meter = realm.meter();
    this.aborted = aborted;
    this.clock = clock;
  }

  @Override
  public void trace(Census census) {
    census.add(console.bytes());
    if (lastFailure != null) {
      census.visit(lastFailure.error);
    }
  }

  HostSide side() {
    return side;
  }

  ConsoleLines console() {
    return console;
  }

  /** Keeps a line that was printed, if there is room. */
  void print(String level, String text) {
    if (console == ConsoleLines.NONE && side.consoleBytes() > 0) {
      console = new ConsoleLines(side.consoleBytes());
      beRoot();
    }
    if (console.add(level, text)) {
      realm.heap().allocate(ConsoleLines.weight(text));
    }
  }

  /** Most runs hold nothing here, and need not be asked. */
  private void beRoot() {
    if (!isRoot) {
      isRoot = true;
      realm.addRoot(this);
    }
  }

  long now() {
    return clock.getAsLong();
  }

  // ---- quotas ----

  /** The text of a refusal when no call of {@code operation} is left, or null after taking one (row 106). */
  String takeQuota(String operation) {
    int allowed = side.quota(operation);
    if (allowed >= 0) {
      int n = made.getOrDefault(operation, 0);
      if (n >= allowed) {
        return exceeded(operation, allowed);
      }
      if (made.isEmpty()) {
        made = new HashMap<>();
      }
      made.put(operation, n + 1);
    }
    CallAllowance shared = side.sharedQuota(operation);
    return shared == null || shared.take() ? null : exceeded(operation, shared.allowed());
  }

  private static String exceeded(String operation, int allowed) {
    return "Quota exceeded for '" + operation + "': " + allowed + " calls allowed";
  }

  // ---- calls ----

  /** Calls the host and waits for its answer, as long as the run and the call may take. */
  Object call(String operation, HostFunction function, List<?> arguments) throws HostFailure {
    meter.poll();
    long limit = Math.min(meter.remainingNanos(), side.callTimeoutNanos());
    used = true;
    OpenCall call = new OpenCall(this, operation, limit);
    running = operation;
    Executor executor = side.executor();
    Object answer;
    try {
      answer = executor == null ? here(function, arguments, call) : there(executor, function, arguments, call, limit);
    } catch (HostFailure e) {
      running = null;
      throw e;
    } finally {
      call.settle();
    }
    running = null;
    return answer;
  }

  /** On the thread of the run: what comes too late is not looked at. */
  private Object here(HostFunction function, List<?> arguments, OpenCall call) throws HostFailure {
    Object answer = null;
    Throwable thrown = null;
    try {
      answer = function.call(arguments, call);
    } catch (OutOfMemoryError e) {
      throw e;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      thrown = e;
    } catch (Exception | Error e) {
      thrown = e;
    }
    meter.poll();
    if (call.isLate()) {
      call.cancel();
      throw late(call);
    }
    if (thrown != null) {
      throw HostFailure.of(call.name(), thrown);
    }
    return answer;
  }

  /** On a thread of the executor, which is left alone with the call when the time is over. */
  private Object there(Executor executor, HostFunction function, List<?> arguments, OpenCall call, long limit)
      throws HostFailure {
    CompletableFuture<Object> answer = new CompletableFuture<>();
    Runnable unregister = side.onCancel(() -> answer.cancel(false));
    try {
      executor.execute(() -> {
        try {
          answer.complete(answer.isDone() ? null : function.call(arguments, call));
        } catch (Exception | Error e) {
          answer.completeExceptionally(e);
        }
      });
      Object value = limit == Ceilings.UNLIMITED ? answer.get() : answer.get(limit, TimeUnit.NANOSECONDS);
      meter.poll();
      return value;
    } catch (TimeoutException e) {
      call.cancel();
      answer.cancel(false);
      meter.poll();
      throw late(call);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      call.cancel();
      answer.cancel(false);
      meter.poll();
      throw new AssertionError("an interrupted run goes on", e);
    } catch (ExecutionException e) {
      meter.poll();
      throw HostFailure.of(call.name(), e.getCause());
    } catch (RuntimeException e) {
      // The run was cancelled, or the executor takes no work.
      meter.poll();
      throw HostFailure.of(call.name(), e);
    } finally {
      unregister.run();
    }
  }

  private HostFailure late(OpenCall call) {
    return new HostFailure("Capability '" + call.name() + "' timed out after "
        + side.callTimeoutNanos() / 1_000_000 + "ms", null);
  }

  /** The operation that runs now, or null. */
  String running() {
    return running;
  }

  void failed(Failure failure) {
    lastFailure = failure;
    beRoot();
  }

  Failure lastFailure() {
    return lastFailure;
  }

  // ---- nested programs ----

  /** Levels of runCode at this moment. */
  int depth() {
    return depth;
  }

  void setDepth(int depth) {
    this.depth = depth;
  }

  // ---- the end ----

  /** Whether calls that are still in flight are for nobody. */
  boolean isOver() {
    return over || aborted.getAsBoolean();
  }

  synchronized void watch(OpenCall call) {
    if (watching.isEmpty()) {
      watching = new LinkedHashSet<>();
    }
    watching.add(call);
  }

  synchronized void unwatch(OpenCall call) {
    if (!watching.isEmpty()) {
      watching.remove(call);
    }
  }

  /** Every way out of a run leads here: what is in flight is told, and not waited for (rows 52, 53). */
  void end() {
    if (!used) {
      return;
    }
    over = true;
    List<OpenCall> open;
    synchronized (this) {
      if (watching.isEmpty()) {
        return;
      }
      open = new ArrayList<>(watching);
    }
    for (OpenCall call : open) {
      call.cancel();
    }
  }
}
