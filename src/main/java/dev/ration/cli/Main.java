package dev.ration.cli;

import java.io.IOException;
import java.util.Arrays;

/** Entry point of the command line. */
public final class Main {
  private Main() {}

  public static void main(String[] args) throws IOException {
    String command = args.length == 0 ? "" : args[0];
    String[] rest = args.length == 0 ? args : Arrays.copyOfRange(args, 1, args.length);
    boolean help = Arrays.asList(rest).contains("--help") || Arrays.asList(rest).contains("-h");
    // The option parser costs a tenth of a second at start-up: these two do without.
    int status = switch (help ? "" : command) {
      case "batch" -> Batch.main(System.in, System.out);
      case "eval" -> EvalCommand.main(rest);
      default -> Commands.main(args);
    };
    System.exit(status);
  }
}
