package dev.ration.cli;

import dev.ration.EvalOptions;
import dev.ration.Eval;
import dev.ration.EvalResult;
import dev.ration.host.JsonText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * A read-run-print loop with history. Each line is a run of its own, in a world of its own; the last value is the variable
 * {@code _} of the next.
 */
final class Repl {
  private Repl() {}

  static int run() throws IOException {
    try (Terminal terminal = TerminalBuilder.builder().dumb(true).build()) {
      LineReader reader = LineReaderBuilder.builder().terminal(terminal)
          .variable(LineReader.HISTORY_FILE, Path.of(System.getProperty("user.home"), ".ration_history"))
          .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
          .build();
      Map<String, Object> context = new LinkedHashMap<>();
      while (true) {
        String line;
        try {
          line = reader.readLine("> ");
        } catch (UserInterruptException e) {
          continue;
        } catch (EndOfFileException e) {
          return 0;
        }
        if (!line.isBlank()) {
          answer(line, context, terminal);
        }
      }
    }
  }

  private static void answer(String line, Map<String, Object> context, Terminal terminal) {
    EvalResult result = Eval.run(line, EvalOptions.builder().context(context).build());
    result.console().forEach(l -> terminal.writer().println(EvalCommand.shown(l)));
    if (result.isOk()) {
      terminal.writer().println(JsonText.write(result.value()));
      context.put("_", result.value());
    } else {
      terminal.writer().println(result.error().get());
      terminal.writer().println(result.error().get().codeFrame());
    }
    terminal.writer().println("fuel used: " + result.fuelUsed());
    terminal.flush();
  }
}
