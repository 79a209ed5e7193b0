package dev.ration.estree;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.AstEval;
import dev.ration.EvalError;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import dev.ration.syntax.ParseError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Holds row 139: thousands of documents that were changed at random. Each is refused with a path, or is a
 * program that the verifier accepts (assertions are on), that prints and reads back, and that runs within its
 * fuel. None ends in a Java exception.
 */
class FuzzTest {
  private static final int DOCUMENTS = Integer.getInteger("estree.fuzz", 4_000);
  private static final int LONGEST = 4_000;

  @Test
  void changedDocumentsAreRefusedOrRun() throws Exception {
    List<Object> documents = new ArrayList<>();
    Mutator mutator = new Mutator(Long.getLong("estree.seed", 20260301L));
    for (AcornRecords.Text text : AcornRecords.ourTexts()) {
      try {
        String json = EstreeWriter.document(AcornRecords.parse(text));
        if (json.length() < LONGEST) {
          Object document = Mutator.parse(json);
          documents.add(document);
          mutator.learn(((Map<?, ?>) document).get("program"));
        }
      } catch (ParseError e) {
        // no document
      }
    }
    int[] counts = new int[2];
    Throwable[] failure = new Throwable[1];
    Thread thread = new Thread(null, () -> {
      for (int i = 0; i < DOCUMENTS && failure[0] == null; i++) {
        String json = Mutator.text(mutator.mutate(documents.get(i % documents.size())));
        try {
          counts[check(json) ? 1 : 0]++;
        } catch (Throwable e) {
          failure[0] = new AssertionError(json, e);
        }
      }
    }, "fuzz", 512 * 1024);
    thread.start();
    thread.join();
    if (failure[0] != null) {
      throw new AssertionError(failure[0]);
    }
    System.out.println("changed documents: " + counts[0] + " refused, " + counts[1] + " run");
    assertTrue(counts[0] > DOCUMENTS / 4 && counts[1] > DOCUMENTS / 20, counts[0] + " refused, " + counts[1]
        + " run");
  }

  private static boolean check(String json) throws EstreeError {
    EvalResult result = AstEval.run(json, EvalOptions.builder().fuel(2_000).sourceBytes(0).build());
    EvalError error = result.error().orElse(null);
    if (error != null && result.fuelUsed() == 0) {
      assertTrue(error.kind() == EvalError.Kind.SYNTAX || error.kind() == EvalError.Kind.INVALID,
          error.toString());
      assertTrue(error.message().contains(":") || error.kind() == EvalError.Kind.INVALID
          || error.message().contains("too large"),
          error.toString());
      return false;
    }
    assertTrue(result.fuelUsed() >= 1 && result.fuelUsed() <= 2_000, "fuel " + result.fuelUsed());
    return true;
  }
}
