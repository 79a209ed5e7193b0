package dev.ration.run;

import dev.ration.runtime.FrozenClock;
import dev.ration.runtime.RandomSequence;
import dev.ration.runtime.Realm;
import dev.ration.runtime.UtcTime;
import java.time.Instant;
import java.time.ZoneOffset;

/** What a run is given in place of time and chance (row 305). */
public final class Given {
  public static final Given NOTHING = new Given(null, null);

  /** Null where there is no Date. */
  private final FrozenClock clock;
  /** Null where there is no Math.random. */
  private final Long seed;

  private Given(FrozenClock clock, Long seed) {
    this.clock = clock;
    this.seed = seed;
  }

  /**
   * @param now null for no Date
   * @param seed null for no Math.random
   */
  public static Given of(Instant now, ZoneOffset offset, Long seed) {
    if (now == null && seed == null) {
      return NOTHING;
    }
    return new Given(now == null ? null : new FrozenClock(now.toEpochMilli(), offset.getTotalSeconds() / 60), seed);
  }

  /** Whether Date can express the time. */
  public static boolean isTime(Instant now) {
    return Math.abs(now.getEpochSecond()) <= UtcTime.MAX_MILLIS / 1000 && Math.abs(now.toEpochMilli()) <= UtcTime.MAX_MILLIS;
  }

  /** Eval's world with what is given. */
  public RunProfile profile() {
    return RunProfile.eval(clock != null, seed != null);
  }

  void enter(Realm realm) {
    if (clock != null) {
      realm.setClock(clock);
    }
    if (seed != null) {
      realm.setRandom(new RandomSequence(seed));
    }
  }
}
