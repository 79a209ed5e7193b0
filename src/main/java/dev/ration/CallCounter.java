package dev.ration;

import dev.ration.host.CallAllowance;
import java.util.concurrent.atomic.AtomicInteger;

/** A number of calls that any number of runs share (row 106). Safe for use by many threads. */
public final class CallCounter {
  private final int allowed;
  private final AtomicInteger used = new AtomicInteger();
  final CallAllowance allowance = new CallAllowance() {
    @Override
    public boolean take() {
      return used.getAndUpdate(n -> n < CallCounter.this.allowed ? n + 1 : n) < CallCounter.this.allowed;
    }

    @Override
    public int allowed() {
      return CallCounter.this.allowed;
    }
  };

  private CallCounter(int allowed) {
    this.allowed = allowed;
  }

  /** A counter that lets {@code calls} calls pass. */
  public static CallCounter allowing(int calls) {
    if (calls < 0) {
      throw new IllegalArgumentException("calls must be a non-negative number, was " + calls);
    }
    return new CallCounter(calls);
  }

  /** Calls that passed. */
  public int used() {
    return used.get();
  }

  public int allowed() {
    return allowed;
  }
}
