package dev.ration.test262;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.TestFrontEnd;
import dev.ration.estree.TreeFrontEnd;
import dev.ration.meter.Ceilings;
import dev.ration.meter.LimitExceeded;
import dev.ration.run.FrontEnd;
import dev.ration.run.ScriptSession;
import dev.ration.runtime.JsThrow;
import dev.ration.syntax.ParseError;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Holds row 140 over our conformance tests: a run of the trees that were JSON ends as that of the texts does, for the same fuel. */
class TreeConformanceTest {
  private static final Path OURS = Path.of("test262-subset");
  private static final Ceilings CEILINGS = new Ceilings(20_000_000L, 256L << 20, 1000, Ceilings.UNLIMITED, Ceilings.UNLIMITED,
      Ceilings.UNLIMITED, 200);

  @Test
  void textsAndTreesRunAlike() throws Exception {
    List<String> different = new ArrayList<>();
    int[] compared = new int[1];
    Throwable[] failure = new Throwable[1];
    Thread thread = new Thread(null, () -> {
      try {
        for (String path : Runner.scan(OURS).keySet()) {
          TestFile test = TestFile.read(OURS, path);
          if (!"parse".equals(test.negativePhase())) {
            String text = run(test, TestFrontEnd.INSTANCE);
            String tree = run(test, new TreeFrontEnd());
            compared[0]++;
            if (!text.equals(tree)) {
              different.add(path + ": " + text + " / " + tree);
            }
          }
        }
      } catch (Throwable e) {
        failure[0] = e;
      }
    }, "trees", 512 * 1024);
    thread.start();
    thread.join();
    if (failure[0] != null) {
      throw new AssertionError(failure[0]);
    }
    assertEquals(List.of(), different);
    assertTrue(compared[0] > 500, "tests: " + compared[0]);
  }

  /** How it ends, and what it costs. */
  private static String run(TestFile test, FrontEnd frontEnd) throws Exception {
    ScriptSession session = new ScriptSession(CEILINGS, frontEnd);
    String end = "done";
    try {
      if (!test.isRaw()) {
        List<String> files = new ArrayList<>(List.of("assert.js", "sta.js"));
        files.addAll(test.includes());
        for (String file : files) {
          session.run(ScriptSession.compile(frontEnd, file, Files.readString(OURS.resolve("harness").resolve(file))));
        }
      }
      session.run(ScriptSession.compile(frontEnd, test.path(), test.source()));
    } catch (JsThrow e) {
      end = "threw " + (e.value().isObject() ? "an object" : e.value());
    } catch (LimitExceeded e) {
      end = e.getMessage();
    } catch (ParseError e) {
      end = e.getMessage();
    }
    return end + ", " + session.realm().meter().fuelUsed() + " fuel, " + session.realm().meter().heapPeak() + " bytes";
  }
}
