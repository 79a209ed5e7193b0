package dev.ration.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

/** The calendar beside the JDK's. */
class UtcTimeTest {
  @Property
  void fields(@ForAll @LongRange(min = -UtcTime.MAX_MILLIS, max = UtcTime.MAX_MILLIS) long millis) {
    OffsetDateTime expected = Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC);
    UtcTime t = new UtcTime(millis);
    assertEquals(expected.getYear(), t.year());
    assertEquals(expected.getMonthValue() - 1, t.month());
    assertEquals(expected.getDayOfMonth(), t.day());
    assertEquals(expected.getDayOfWeek().getValue() % 7, t.weekday());
    assertEquals(expected.toLocalTime().toNanoOfDay() / 1_000_000,
        ((t.hour() * 60L + t.minute()) * 60 + t.second()) * 1000 + t.millisecond());
  }

  @Test
  void text() {
    assertEquals("1970-01-01T00:00:00.000Z", new UtcTime(0).isoText());
    assertEquals("1969-12-31T23:59:59.999Z", new UtcTime(-1).isoText());
    assertEquals("+275760-09-13T00:00:00.000Z", new UtcTime(UtcTime.MAX_MILLIS).isoText());
    assertEquals("-271821-04-20T00:00:00.000Z", new UtcTime(-UtcTime.MAX_MILLIS).isoText());
    assertEquals("0000-01-01T00:00:00.000Z", new UtcTime(-62_167_219_200_000L).isoText());
    assertEquals("2024-02-29T12:34:56.789Z", new UtcTime(1_709_210_096_789L).isoText());
  }
}
