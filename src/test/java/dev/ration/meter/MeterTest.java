package dev.ration.meter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class MeterTest {
  private final AtomicLong clock = new AtomicLong();
  private final AtomicBoolean cancel = new AtomicBoolean();

  private Meter meter(long fuel, long heap, long timeoutNanos) {
    return new Meter(new Ceilings(fuel, heap, 1000, timeoutNanos, 8192, 1 << 22, 200), cancel::get, clock::get);
  }

  @Property
  void usedFuelIsWhatWasChargedUntilTheBudgetIsSpent(@ForAll @LongRange(min = 0, max = 100_000) long budget,
      @ForAll @IntRange(min = 1, max = 9_000) int step) {
    Meter m = meter(budget, 1000, Ceilings.UNLIMITED);
    m.start();
    long spent = 0;
    while (spent + step <= budget) {
      m.charge(step);
      spent += step;
      assertEquals(spent, m.fuelUsed());
    }
    LimitExceeded trip = assertThrows(LimitExceeded.class, () -> m.charge(step));
    assertEquals(Limit.FUEL, trip.limit());
    assertEquals("Out of Fuel", trip.getMessage());
    assertEquals(budget, m.fuelUsed(), "row 75: equal to the budget on Out of Fuel");
  }

  @Test
  void deadlineRunsOnTheGivenMonotonicClock_row55() {
    Meter m = meter(1_000_000, 1000, 50_000_000);
    clock.set(7);
    m.start();
    clock.set(7 + 49_999_999);
    m.charge(2 * Meter.SLICE);
    clock.set(7 + 50_000_000);
    LimitExceeded trip = assertThrows(LimitExceeded.class, () -> m.charge(2 * Meter.SLICE));
    assertEquals(Limit.TIMEOUT, trip.limit());
    assertTrue(trip.getMessage().contains("timeout after 50ms"), trip.getMessage());
  }

  @Test
  void zeroTimeoutStopsBeforeTheFirstInstruction_row50() {
    assertEquals(Limit.TIMEOUT, assertThrows(LimitExceeded.class, () -> meter(10, 10, 0).start()).limit());
  }

  @Test
  void cancelWinsOverTheDeadline_row54() {
    cancel.set(true);
    assertEquals(Limit.CANCELLED, assertThrows(LimitExceeded.class, () -> meter(10, 10, 0).start()).limit());
  }

  @Test
  void interruptCancelsAndTheFlagStays() {
    Meter m = meter(10, 10, Ceilings.UNLIMITED);
    Thread.currentThread().interrupt();
    assertEquals(Limit.CANCELLED, assertThrows(LimitExceeded.class, m::start).limit());
    assertTrue(Thread.interrupted());
  }

  @Test
  void garbageIsForgottenByTheCensus_row59() {
    Meter m = meter(1000, 8_000, Ceilings.UNLIMITED);
    m.setCensus(() -> 100);
    for (int i = 0; i < 1000; i++) {
      m.allocate(1000);
    }
    assertTrue(m.heapPeak() <= 8_000);
  }

  @Test
  void whatIsKeptTrips_row61() {
    Meter m = meter(1000, 8_000, Ceilings.UNLIMITED);
    long[] live = {0};
    m.setCensus(() -> live[0]);
    LimitExceeded trip = assertThrows(LimitExceeded.class, () -> {
      while (true) {
        m.allocate(100);
        live[0] += 100;
      }
    });
    assertEquals(Limit.MEMORY, trip.limit());
    assertTrue(live[0] > 7_000 && live[0] <= 8_000, "tripped at " + live[0]);
    assertTrue(trip.getMessage().startsWith("Heap limit exceeded"), trip.getMessage());
    assertTrue(trip.getMessage().contains("heapBytes"), trip.getMessage());
  }
}
