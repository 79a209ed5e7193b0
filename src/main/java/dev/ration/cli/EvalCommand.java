package dev.ration.cli;

import dev.ration.AstEval;
import dev.ration.ConsoleLine;
import dev.ration.Eval;
import dev.ration.EvalError;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import dev.ration.Limits;
import dev.ration.host.JsonText;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** {@code eval CODE | -f FILE | --ast FILE [--context JSON|@FILE] [--now TIME] [--random-seed N] [--LIMIT N] [--json]}. */
final class EvalCommand {
  static final String USAGE = """
      Usage: ration eval CODE [options]
             ration eval -f FILE [options]
             ration eval --ast FILE [options]   the file holds ESTree JSON, as ration ast prints it
        --context JSON|@FILE   an object whose keys become variables
        --fuel N, --heap-bytes N, --stack-depth N, --timeout-ms N, --source-bytes N, --crossing-bytes N, --nesting N
        --now TIME             gives the code Date, with its clock frozen: 2026-01-01T00:00:00+02:00
        --random-seed N        gives the code Math.random
        --json                 one line of JSON, as a reply of batch
      The value goes to standard output, the console and the fuel used to standard error. Exit status: 0 value, 1 error, 2 usage.
      """;

  private String code;
  /** ESTree JSON in place of code. */
  private String ast;
  private boolean json;
  private Map<String, Object> context = Map.of();
  private final Limits.Builder limits = Limits.builder();
  private final EvalOptions.Builder options = EvalOptions.builder();

  /** A command line that cannot be followed. */
  private static final class Usage extends Exception {
    private static final long serialVersionUID = 1;

    Usage(String message) {
      super(message);
    }
  }

  static int main(String[] args) {
    PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    EvalCommand command = new EvalCommand();
    try {
      command.parse(args);
    } catch (SourceFile.Unreadable e) {
      err.println(e.getMessage());
      return 2;
    } catch (Usage | IllegalArgumentException e) {
      err.println(e.getMessage());
      err.print(USAGE);
      return 2;
    }
    EvalOptions options = command.options.context(command.context).limits(command.limits.build()).build();
    EvalResult result = command.ast != null ? AstEval.run(command.ast, options) : Eval.run(command.code, options);
    try (PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8)) {
      command.print(result, out, err);
    }
    return result.isOk() ? 0 : 1;
  }

  private void parse(String[] args) throws Usage, SourceFile.Unreadable {
    for (int i = 0; i < args.length; i++) {
      String arg = args[i];
      switch (arg) {
        case "--json" -> json = true;
        case "-f", "--file" -> code = SourceFile.read(value(args, ++i, arg));
        case "--ast" -> ast = SourceFile.read(value(args, ++i, arg));
        case "--context" -> context = context(value(args, ++i, arg));
        case "--now" -> TimeAndChance.setNow(options, value(args, ++i, arg));
        case "--random-seed" -> TimeAndChance.setSeed(options, value(args, ++i, arg));
        case "--fuel" -> limit("fuel", value(args, ++i, arg));
        case "--heap-bytes" -> limit("heapBytes", value(args, ++i, arg));
        case "--stack-depth" -> limit("stackDepth", value(args, ++i, arg));
        case "--timeout-ms" -> limit("timeoutMs", value(args, ++i, arg));
        case "--source-bytes" -> limit("sourceBytes", value(args, ++i, arg));
        case "--crossing-bytes" -> limit("crossingBytes", value(args, ++i, arg));
        case "--nesting" -> limit("nesting", value(args, ++i, arg));
        default -> {
          if (code != null || arg.startsWith("--") && arg.length() > 2) {
            throw new Usage("unexpected argument: " + arg);
          }
          code = arg.equals("--") ? value(args, ++i, arg) : arg;
        }
      }
    }
    if (code == null && ast == null) {
      throw new Usage("no code given");
    }
    if (code != null && ast != null) {
      throw new Usage("give code or --ast, not both");
    }
  }

  private static String value(String[] args, int i, String option) throws Usage {
    if (i >= args.length) {
      throw new Usage(option + " needs a value");
    }
    return args[i];
  }

  private void limit(String name, String text) {
    Object number = text;
    try {
      number = Long.valueOf(text);
    } catch (NumberFormatException e) {
      // Refused below, by the option itself.
    }
    limits.set(name, number);
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> context(String text) throws Usage, SourceFile.Unreadable {
    try {
      Object v = JsonText.parse(text.startsWith("@") ? SourceFile.read(text.substring(1)) : text);
      if (v instanceof Map<?, ?>) {
        return (Map<String, Object>) v;
      }
    } catch (JsonText.Malformed e) {
      throw new Usage("--context is not JSON: " + e.getMessage());
    }
    throw new Usage("--context must be a JSON object");
  }

  private void print(EvalResult result, PrintStream out, PrintStream err) {
    if (json) {
      Map<String, Object> reply = new LinkedHashMap<>();
      reply.put("ok", result.isOk());
      if (result.isOk()) {
        reply.put("value", result.value());
      } else {
        reply.put("error", Batch.error(result.error().get()));
      }
      reply.put("fuelUsed", result.fuelUsed());
      if (!result.console().isEmpty()) {
        reply.put("console", Batch.console(result));
      }
      out.println(JsonText.write(reply));
      return;
    }
    printConsole(result, err);
    if (result.isOk()) {
      out.println(JsonText.write(result.value()));
    } else {
      printError(result.error().get(), err);
    }
    err.println("fuel used: " + result.fuelUsed());
  }

  /** What the code printed, without what a terminal would obey. */
  private static void printConsole(EvalResult result, PrintStream err) {
    for (ConsoleLine line : result.console()) {
      err.println(shown(line));
    }
    if (result.isConsoleTruncated()) {
      err.println("… the console is full");
    }
  }

  static String shown(ConsoleLine line) {
    String text = line.text().replaceAll("[\\p{Cntrl}&&[^\n\t]]", "\uFFFD");
    return line.level().equals("log") ? text : line.level() + ": " + text;
  }

  static void printError(EvalError e, PrintStream err) {
    err.println(e);
    if (!e.codeFrame().isEmpty()) {
      err.println(e.codeFrame());
    }
    if (!e.stack().isEmpty()) {
      err.println(e.stack().substring(1));
    }
  }
}
