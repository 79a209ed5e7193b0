package dev.ration.estree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.AstEval;
import dev.ration.Eval;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import dev.ration.syntax.AstDump;
import dev.ration.syntax.ast.Program;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Holds row 140, with trees that acorn wrote, recorded by src/test/node/estree-acorn.mjs: the same tree, the
 * same result, the same fuel.
 */
class AcornTest {
  private static final EstreeLimits LIMITS = EstreeLimits.of(0, 200);

  /** A recorded text and acorn's tree of it, as JSON. */
  private record Recorded(AcornRecords.Text text, String ast) {
    static Recorded of(String line) {
      JsonObject o = JsonTree.read(line, new Deadline(LIMITS));
      return new Recorded(new AcornRecords.Text((String) o.get("name"), (String) o.get("goal"),
          (String) o.get("text")),
          line.substring(line.indexOf("\"ast\":") + 6, line.length() - 1));
    }
  }

  @Test
  void weWriteWhatAcornWrites() throws Exception {
    int equal = 0;
    for (String line : RefusalsTest.recorded("acorn.jsonl.gz")) {
      Recorded recorded = Recorded.of(line);
      Object ours = Mutator.parse(EstreeWriter.program(AcornRecords.parse(recorded.text())));
      assertEquals(withoutValues(Mutator.parse(recorded.ast())), withoutValues(ours), recorded.text().name());
      equal++;
    }
    assertTrue(equal > 200, "trees: " + equal);
  }

  /** What JSON has no value for, a regular expression or a BigInt, has any. */
  private static Object withoutValues(Object tree) {
    if (tree instanceof Map<?, ?> map) {
      if (map.get("regex") != null || map.get("bigint") != null) {
        map.remove("value");
      }
      map.values().forEach(AcornTest::withoutValues);
    } else if (tree instanceof List<?> list) {
      list.forEach(AcornTest::withoutValues);
    }
    return tree;
  }

  @Test
  void acornsTreesAreOurs() throws Exception {
    for (String line : RefusalsTest.recorded("acorn.jsonl.gz")) {
      Recorded recorded = Recorded.of(line);
      Program read = EstreeReader.read("Eval", recorded.ast(), LIMITS).program();
      assertEquals(AstDump.structure(AcornRecords.parse(recorded.text())).replaceFirst(" hashbang=\"[^\"]*\"",
          ""),
          AstDump.structure(read), recorded.text().name());
    }
  }

  @Test
  void acornsTreesRunAsTheirTexts() throws Exception {
    EvalOptions options = EvalOptions.builder().fuel(20_000).sourceBytes(0).dynamicCode(false).build();
    int compared = 0;
    for (String line : RefusalsTest.recorded("acorn.jsonl.gz")) {
      Recorded recorded = Recorded.of(line);
      EvalResult text = Eval.run(recorded.text().text(), options);
      String document = new JsonOut().raw("{\"version\":1").field("source",
          recorded.text().text()).field("program")
          .raw(recorded.ast()).close().toString();
      EvalResult tree = AstEval.run(document, options);
      assertEquals(text.fuelUsed(), tree.fuelUsed(), recorded.text().name());
      assertEquals(told(text), told(tree), recorded.text().name());
      compared++;
    }
    assertTrue(compared > 200, "programs: " + compared);
  }

  /** The value, or the error with its place and its stack. */
  private static String told(EvalResult result) {
    return result.error().map(e -> e + e.codeFrame() + e.stack()).orElseGet(() ->
        String.valueOf(result.value()));
  }
}
