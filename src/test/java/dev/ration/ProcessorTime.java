package dev.ration;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** What this thread has computed, so that a loaded machine does not fail a bound on work. */
final class ProcessorTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ProcessorTime() {}

  static long nanos() {
    return THREADS.getCurrentThreadCpuTime();
  }
}
