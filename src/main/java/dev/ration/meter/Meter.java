package dev.ration.meter;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * The account of one run. Fuel is handed out in slices, so that one comparison in {@link #charge} serves
 * fuel, deadline, cancel and interrupt; heap bytes are counted when allocated and corrected by a census.
 * Owned by one thread.
 */
public final class Meter {
  /** Version of the fuel schedule; changes whenever the fuel of any program may change. */
  public static final int FUEL_SCHEDULE = 1;

  /** Fuel between two looks at clock, cancel and interrupt. */
  static final long SLICE = 4096;

  /** Measures the live heap: bytes reachable from the roots of the run. */
  public interface Census {
    /** Live bytes; charges the meter for the objects it visits. */
    long liveBytes();
  }

  /** Is told what is spent. */
  public interface Spending {
    /** Units that are charged now. */
    void spent(long units);
  }

  private final Ceilings ceilings;
  private final BooleanSupplier cancelled;
  private final LongSupplier nanoClock;

  /** Fuel left in the current slice; negative asks {@link #refill} for more. The interpreter spends it directly. */
  public long slice;
  private long reserve;
  private long deadline;
  private boolean started;
  private Spending spending;
  private long unpolled;

  private long heapUsed;
  private long heapTrigger;
  private long heapPeak;
  private Census census;
  private boolean inCensus;

  private int javaDepth;

  public Meter(Ceilings ceilings, BooleanSupplier cancelled, LongSupplier nanoClock) {
    this.ceilings = ceilings;
    this.cancelled = cancelled;
    this.nanoClock = nanoClock;
    this.reserve = ceilings.fuel();
    this.heapTrigger = Math.min(ceilings.heapBytes(), firstTrigger());
  }

  public Ceilings ceilings() {
    return ceilings;
  }

  public void setCensus(Census census) {
    this.census = census;
  }

  // ---- fuel and time ----

  /** Starts the clock: called once, before the first instruction (decision 3). */
  public void start() {
    started = true;
    deadline = ceilings.timeoutNanos() == Ceilings.UNLIMITED ? 0 : nanoClock.getAsLong() + ceilings.timeoutNanos();
    poll();
  }

  /** Whether the clock runs. */
  public boolean isStarted() {
    return started;
  }

  /** Spends {@code n >= 0} units, before the work they pay for. */
  public void charge(long n) {
    if ((slice -= n) < 0) {
      refill();
    }
  }

  /** Has {@code s} told of every charge as it is made, in place of slices: before anything is charged. */
  public void setSpending(Spending s) {
    spending = s;
  }

  /** As {@link #refill}, for one charge. */
  private void account(long need) {
    spending.spent(Math.min(need, reserve));
    if (need > reserve) {
      reserve = 0;
      slice = 0;
      throw new LimitExceeded(Limit.FUEL, "Out of Fuel");
    }
    reserve -= need;
    slice = 0;
    if ((unpolled += need) >= SLICE && started) {
      unpolled = 0;
      poll();
    }
  }

  /** Covers a negative slice from the reserve and takes the next slice, after a look at clock and cancel. */
  public void refill() {
    long need = -slice;
    if (spending != null) {
      account(need);
      return;
    }
    if (need > reserve) {
      reserve = 0;
      slice = 0;
      throw new LimitExceeded(Limit.FUEL, "Out of Fuel");
    }
    if (started) {
      poll();
    }
    reserve -= need;
    long next = Math.min(SLICE, reserve);
    reserve -= next;
    slice = next;
  }

  /** Looks at cancel, interrupt and deadline without spending. */
  public void poll() {
    if (cancelled.getAsBoolean() || Thread.currentThread().isInterrupted()) {
      throw new LimitExceeded(Limit.CANCELLED, "Execution aborted by the caller");
    }
    if (ceilings.timeoutNanos() != Ceilings.UNLIMITED && nanoClock.getAsLong() - deadline >= 0) {
      throw new LimitExceeded(Limit.TIMEOUT,
          "Execution timeout after " + ceilings.timeoutNanos() / 1_000_000 + "ms");
    }
  }

  /** Time until the deadline, negative once it has passed; {@link Ceilings#UNLIMITED} where there is none. */
  public long remainingNanos() {
    return ceilings.timeoutNanos() == Ceilings.UNLIMITED ? Ceilings.UNLIMITED
        : started ? deadline - nanoClock.getAsLong() : ceilings.timeoutNanos();
  }

  /** Units spent so far: at most the budget. */
  public long fuelUsed() {
    return ceilings.fuel() - reserve - Math.max(slice, 0);
  }

  // ---- heap ----

  /** Counts {@code bytes} that the guest makes the host keep, before they are allocated. */
  public void allocate(long bytes) {
    if ((heapUsed += bytes) > heapTrigger) {
      heapSlow(bytes);
    }
  }

  private void heapSlow(long pending) {
    heapPeak = Math.max(heapPeak, Math.min(heapUsed, ceilings.heapBytes()));
    if (census != null && !inCensus) {
      if (pending > ceilings.heapBytes()) {
        throw memoryTrip();
      }
      inCensus = true;
      try {
        heapUsed = census.liveBytes() + pending;
      } finally {
        inCensus = false;
      }
    }
    if (heapUsed > ceilings.heapBytes()) {
      throw memoryTrip();
    }
    long growth = Math.max(ceilings.heapBytes() / 8, heapUsed);
    heapTrigger = growth > ceilings.heapBytes() - heapUsed ? ceilings.heapBytes() : heapUsed + growth;
  }

  /** The uncatchable memory trip (rows 58, 61). */
  public LimitExceeded memoryTrip() {
    return new LimitExceeded(Limit.MEMORY, "Heap limit exceeded: " + heapUsed + " bytes held, over the "
        + ceilings.heapBytes() + "-byte limit; raise it with heapBytes");
  }

  private long firstTrigger() {
    return Math.max(1, ceilings.heapBytes() / 8);
  }

  /** Highest accounted count so far, garbage since the last census included. */
  public long heapPeak() {
    return Math.max(heapPeak, Math.min(heapUsed, ceilings.heapBytes()));
  }

  /** Longest string in UTF-16 code units; longer is a memory trip (decision 9). */
  public long maxStringLength() {
    return Math.min((1L << 29) - 24, ceilings.heapBytes());
  }

  // ---- Java recursion ----

  /** Java recursion available to one run, in cost units; sized for a 512 KB thread stack (decision 16). */
  public static final int JAVA_BUDGET = 200;

  /** Spends {@code cost} units of the Java stack budget; false when there are not that many left. */
  public boolean enterJava(int cost) {
    if (javaDepth + cost > JAVA_BUDGET) {
      return false;
    }
    javaDepth += cost;
    return true;
  }

  /** What {@link #enterJava} took and nobody gave back yet. */
  public int javaDepth() {
    return javaDepth;
  }

  /** Gives back what {@link #enterJava} took. */
  public void exitJava(int cost) {
    javaDepth -= cost;
  }
}
