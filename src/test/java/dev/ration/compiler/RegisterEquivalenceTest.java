package dev.ration.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Eval;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * A variable means the same in a register and in a slot. Random programs, full of assignments inside
 * expressions, give the same result when nothing captures their variables and when a function captures all of
 * them: then each read and write is an instruction of its own, in the order of the source.
 */
class RegisterEquivalenceTest {
  private static final int PROGRAMS = 1000;
  private static final String[] NAMES = {"a", "b", "c", "p", "q"};
  private static final String[] BINARY = {"+", "-", "*", "%", "&", "|", "^", "<", "<=", "===", "!==", ",",
      "&&",
      "||", "??", "<<", ">>>"};
  private static final String[] ASSIGN = {"=", "+=", "-=", "*=", "|=", "&&=", "||=", "??="};

  private final Random random = new Random(20240601);

  @Test
  void registersAndSlotsAgree() {
    int values = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      String body = statements(3, 3);
      String registers = program(body, "");
      String slots = program(body, "log(() => [a, b, c, p, q]);");
      EvalResult first = run(registers);
      EvalResult second = run(slots);
      assertEquals(show(second), show(first), registers);
      values += first.isOk() ? 1 : 0;
    }
    assertTrue(values > PROGRAMS / 2, "only " + values + " programs gave a value");
  }

  private static String program(String body, String capture) {
    return "const out = []; const log = x => { if (typeof x !== 'function') out.push(x); return x; };"
        + "function f(p, q = p) { let a = 1, b = 'x'; var c = [3, 4, 5]; let n = 0;" + capture + body
        + "return [a, b, c, p, q]; }"
        + "let result; try { result = f(2); } catch (e) { result = e.name; } return [result, out];";
  }

  private static EvalResult run(String code) {
    return Eval.run(code, EvalOptions.builder().fuel(200_000).build());
  }

  private static String show(EvalResult result) {
    return result.isOk() ? String.valueOf(result.value()) : result.error().orElseThrow().kind().toString();
  }

  private String statements(int count, int depth) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(statement(depth));
    }
    return text.toString();
  }

  private String statement(int depth) {
    int choice = depth == 0 ? random.nextInt(3) : random.nextInt(11);
    return switch (choice) {
      case 0, 1 -> expression(3) + ";";
      case 2 -> "log(" + expression(2) + ");";
      case 3 -> "if (" + expression(2) + ") {" + statements(2, depth - 1) + "} else {" + statements(1,
          depth - 1) + "}";
      case 4 -> "for (let i = 0; i < 3; i++) {" + statements(2, depth - 1) + (random.nextBoolean() ? ""
          : "continue;")
          + "}";
      case 5 -> "try {" + statements(2, depth - 1) + "} catch (e) {" + statements(1, depth - 1)
          + "} finally {"
          + statements(1, depth - 1) + "}";
      case 6 -> "[" + name() + ", " + name() + " = " + expression(1) + ", ...c] = [" + expression(1) + ", "
          + expression(1) + ", 7, 8];";
      case 7 -> "({ x: " + name() + ", ['y']: " + name() + " = " + expression(1) + " } = { x: "
          + expression(1)
          + " });";
      case 8 -> "for (const k of [" + name() + ", " + expression(1) + "]) {" + statements(1, depth - 1)
          + (random.nextBoolean() ? "" : "break;") + "}";
      case 9 -> "switch (" + expression(1) + ") { case 1: " + statements(1, depth - 1) + "case "
          + expression(1) + ": "
          + statements(1, depth - 1) + "break; default: " + statements(1, depth - 1) + "}";
      default -> "while (n++ < 3 && " + expression(1) + ") {" + statements(1, depth - 1) + "}";
    };
  }

  private String name() {
    return NAMES[random.nextInt(NAMES.length)];
  }

  private String expression(int depth) {
    if (depth == 0) {
      return switch (random.nextInt(4)) {
        case 0 -> String.valueOf(random.nextInt(5));
        case 1 -> "'s'";
        default -> name();
      };
    }
    return switch (random.nextInt(14)) {
      case 0, 1, 2 -> "(" + expression(depth - 1) + " " + BINARY[random.nextInt(BINARY.length)]
          + " " + expression(depth - 1) + ")";
      case 3, 4 -> "(" + name() + " " + ASSIGN[random.nextInt(ASSIGN.length)] + " " + expression(depth - 1)
          + ")";
      case 5 -> name() + (random.nextBoolean() ? "++" : "--");
      case 6 -> "++" + name();
      case 7 -> "(" + expression(depth - 1) + " ? " + expression(depth - 1) + " : " + expression(depth - 1)
          + ")";
      case 8 -> "log(" + expression(depth - 1) + ")";
      case 9 -> "[" + expression(depth - 1) + ", " + expression(depth - 1) + "].join()";
      case 10 -> "Object(" + name() + ")[" + expression(depth - 1) + "]";
      case 11 -> "`${" + expression(depth - 1) + "}-${" + expression(depth - 1) + "}`";
      case 12 -> "(Object(" + name() + ")[" + expression(depth - 1) + "] = " + expression(depth - 1) + ")";
      default -> "typeof " + name();
    };
  }
}
