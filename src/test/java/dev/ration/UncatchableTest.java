package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * No guest code runs after a limit (decision 4, row 46): every kind of trip, at every place of callback-sites.txt where guest code
 * runs inside something else, under every construct that could get control back. The control with an ordinary throw shows
 * that the place calls and that the construct does get control.
 */
class UncatchableTest {
  /** What the callback does. */
  private enum Trip {
    FUEL("while (true) {}"),
    MEMORY("for (const kept = [];;) kept.push('x'.repeat(1000) + kept.length)"),
    DEADLINE("while (true) {}"),
    CANCEL("while (true) {}");

    final String body;

    Trip(String body) {
      this.body = body;
    }

    EvalError.Kind kind() {
      return switch (this) {
        case FUEL -> EvalError.Kind.FUEL;
        case MEMORY -> EvalError.Kind.MEMORY;
        case DEADLINE -> EvalError.Kind.TIMEOUT;
        case CANCEL -> EvalError.Kind.CANCELLED;
      };
    }
  }

  /** What stands around the place; {@code mark()} tells that it got control. */
  private enum Handler {
    CATCH("try { $ } catch { mark() }"),
    FINALLY("try { $ } finally { mark() }"),
    FINALLY_RETURN("(() => { try { $ } finally { mark(); return 1 } })()"),
    ITERATOR_RETURN("for (const x of { [Symbol.iterator]() { return { next() { return {} }, return() { mark() } } } }) { $ }"),
    GENERATOR_FINALLY("for (const x of (function* () { try { yield 1 } finally { mark() } })()) { $ }"),
    GENERATOR_CATCH("[...(function* () { try { $ } catch { mark() } })()]"),
    LOOP("for (let i = 0; i < 3; i++) { try { $ } catch { continue } finally { mark() } }"),
    CALLBACK("[1].forEach(() => { try { $ } catch { mark() } })"),
    EVAL("eval('try { f() } catch { mark() }')");

    final String text;

    Handler(String text) {
      this.text = text;
    }
  }

  private static final class Probe {
    int calls;
    int marks;
    EvalResult result;
  }

  private static Probe run(String site, Handler handler, Trip trip) {
    String body = trip == null ? "called(); throw new Error('ordinary')" : trip.body;
    String code = "const f = function () { " + body + " };\n" + handler.text.replace("$", "(" + site + ")");
    Probe probe = new Probe();
    CancelToken cancel = CancelToken.create();
    long[] readings = new long[1];
    EvalOptions.Builder options = EvalOptions.builder()
        .capabilities(Map.of("mark", (arguments, call) -> ++probe.marks, "called", (arguments, call) -> ++probe.calls))
        .cancel(cancel)
        .timeout(trip == Trip.DEADLINE ? Duration.ofMillis(100) : Duration.ofHours(1))
        .clock(() -> {
          if (trip == Trip.CANCEL && readings[0] > 3) {
            cancel.cancel();
          }
          return ++readings[0] * 10_000_000;
        })
        .fuel(trip == Trip.FUEL ? 20_000 : Limits.UNLIMITED)
        .heapBytes(trip == Trip.MEMORY ? 200_000 : Limits.UNLIMITED);
    probe.result = Eval.run(code, options.build());
    return probe;
  }

  @TestFactory
  Stream<DynamicTest> sites() {
    return lines().stream().map(site -> DynamicTest.dynamicTest(site, () -> {
      for (Handler handler : Handler.values()) {
        Probe control = run(site, handler, null);
        assertNotEquals(0, control.calls, () -> "the place does not call: " + control.result);
        assertNotEquals(0, control.marks, () -> handler + " did not get control: " + control.result);
        for (Trip trip : Trip.values()) {
          Probe probe = run(site, handler, trip);
          assertTrue(probe.result.error().isPresent(), () -> trip + " in " + handler + ": " + probe.result);
          assertEquals(trip.kind(), probe.result.error().get().kind(), () -> trip + " in " + handler);
          assertEquals(0, probe.marks, () -> handler + " got control after " + trip);
        }
      }
    }));
  }

  private static List<String> lines() {
    List<String> sites = new ArrayList<>();
    try (InputStream in = UncatchableTest.class.getResourceAsStream("/limits/callback-sites.txt")) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
        if (!line.isBlank() && !line.startsWith("#")) {
          sites.add(line);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sites;
  }
}
