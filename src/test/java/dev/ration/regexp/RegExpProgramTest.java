package dev.ration.regexp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.meter.Ceilings;
import dev.ration.meter.Limit;
import dev.ration.meter.LimitExceeded;
import dev.ration.meter.Meter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What patterns compile to, and what compiling and matching may cost. */
class RegExpProgramTest {
  private static final Path LISTINGS = Path.of("src", "test", "resources", "regexp", "listings.txt");

  private static Meter meter(long fuel) {
    return new Meter(new Ceilings(fuel, 64 << 20, 1000, Ceilings.UNLIMITED, 0, 0, 200), () -> false, () -> 0);
  }

  private static RegExpProgram compile(String pattern, String flags) throws RegExpSyntaxError {
    return RegExpProgram.compile(pattern, RegExpFlags.parse(flags), meter(1_000_000));
  }

  /** To write the listings anew: {@code mvn test -Dtest=RegExpProgramTest -Dtest.args=-Dgolden=update}, then review them. */
  @Test
  void listings() throws IOException, RegExpSyntaxError {
    String golden = Files.readString(LISTINGS);
    StringBuilder listings = new StringBuilder();
    for (String line : golden.split("\n")) {
      if (line.startsWith("/")) {
        int close = line.lastIndexOf('/');
        listings.append(line).append('\n');
        for (String op : compile(line.substring(1, close), line.substring(close + 1)).toString().split("\n")) {
          listings.append("  ").append(op).append('\n');
        }
      }
    }
    if ("update".equals(System.getProperty("golden"))) {
      Files.writeString(LISTINGS, listings.toString());
    }
    assertEquals(golden, listings.toString());
  }

  @Test
  void countedRepeatsAreLoops() throws RegExpSyntaxError {
    assertTrue(compile("(?:a{1000}b){1000}", "").code.length < 40);
    assertTrue(compile("((((a|bc){2,5}){2,5}){2,5}){2,5}", "").code.length < 120);
  }

  @Test
  void catastrophicBacktrackingRunsOutOfFuel() throws RegExpSyntaxError {
    RegExpProgram p = compile("^(a+)+$", "");
    Meter meter = meter(100_000);
    LimitExceeded limit = assertThrows(LimitExceeded.class,
        () -> new Backtracker(meter).find(p, "a".repeat(40) + "b", 0, false));
    assertEquals(Limit.FUEL, limit.limit());
    assertEquals(100_000, meter.fuelUsed());
  }

  @Test
  void theStackCountsAsHeap() throws RegExpSyntaxError {
    RegExpProgram p = compile("(?:(a)|(b))*", "");
    Meter meter = meter(Ceilings.UNLIMITED);
    LimitExceeded limit = assertThrows(LimitExceeded.class,
        () -> new Backtracker(meter).find(p, "ab".repeat(2_000_000), 0, false));
    assertEquals(Limit.MEMORY, limit.limit());
  }

  @Test
  void fuelGrowsWithWhatIsScanned() throws RegExpSyntaxError {
    RegExpProgram p = compile("x[yz]", "");
    long small = fuel(p, "a".repeat(1_000));
    long large = fuel(p, "a".repeat(100_000));
    assertTrue(large >= 90 * small && large <= 100 * small, small + " and " + large);
  }

  private static long fuel(RegExpProgram p, String text) {
    Meter meter = meter(1_000_000);
    assertFalse(new Backtracker(meter).find(p, text, 0, false));
    return meter.fuelUsed();
  }

  @Test
  void casedSetsChargeTheirWork() throws RegExpSyntaxError {
    Meter meter = meter(1_000_000);
    RegExpProgram.compile("[^\\x00-\\x7f]".repeat(100), RegExpFlags.parse("i"), meter);
    assertTrue(meter.fuelUsed() >= 100, String.valueOf(meter.fuelUsed()));
    assertThrows(LimitExceeded.class, () -> RegExpProgram.compile("[\\w-\\W]".repeat(1000), RegExpFlags.IGNORE_CASE, meter(1000)));
  }
}
