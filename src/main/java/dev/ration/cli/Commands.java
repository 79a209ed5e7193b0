package dev.ration.cli;

import dev.ration.CompileException;
import dev.ration.CodeKind;
import dev.ration.Engine;
import dev.ration.Eval;
import dev.ration.EvalError;
import dev.ration.Limits;
import dev.ration.Estree;
import dev.ration.Limits;
import dev.ration.bytecode.Disassembler;
import dev.ration.run.CompileFault;
import dev.ration.run.Fault;
import dev.ration.run.FrontEnd;
import dev.ration.scope.AmbientNames;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;

/** The commands that take their time to start: check, ast, dis, repl, and the help of all. */
@Command(name = "ration", description = "Runs untrusted JavaScript under limits.",
    subcommands = {Commands.EvalHelp.class, Commands.BatchHelp.class, Commands.Check.class, Commands.Ast.class, Commands.Dis.class,
        Commands.ReplCommand.class})
final class Commands implements Callable<Integer> {
  private static final int NESTING = 200;

  @Option(names = {"-h", "--help"}, usageHelp = true, scope = ScopeType.INHERIT, description = "Shows this help.")
  boolean help;

  static int main(String[] args) {
    CommandLine line = new CommandLine(new Commands());
    line.setExecutionExceptionHandler((e, command, result) -> {
      Defects.report(e);
      command.getErr().println(e instanceof SourceFile.Unreadable ? e.getMessage() : "internal error");
      return 2;
    });
    return line.execute(args);
  }

  @Override
  public Integer call() {
    CommandLine.usage(this, System.err);
    return 2;
  }

  /** Only its help comes here: {@link Main} runs it. */
  @Command(name = "eval", description = "Runs code given as text or file.",
      customSynopsis = {"ration eval CODE [options]", "ration eval -f FILE [options]",
          "ration eval --ast FILE [options]"},
      footer = "Options: --context JSON|@FILE, --fuel N, --heap-bytes N, --stack-depth N, --timeout-ms N, "
          + "--source-bytes N, --crossing-bytes N, --nesting N, --json")
  static final class EvalHelp implements Callable<Integer> {
    @Override
    public Integer call() {
      return 2;
    }
  }

  /** Only its help comes here: {@link Main} runs it. */
  @Command(name = "batch", description = "Answers JSON Lines from standard input, one reply a line.")
  static final class BatchHelp implements Callable<Integer> {
    @Override
    public Integer call() {
      return 2;
    }
  }

  @Command(name = "check", description = "Parses files and tells all that is wrong, each with its place.",
      footer = "Exit code: 0 if all files are in the language, 1 if one is not, 2 if one cannot be read.")
  static final class Check implements Callable<Integer> {
    /** What Eval.check tells at most. */
    private static final int MOST = 100;
    private static final Limits LIMITS = Limits.builder().sourceBytes(0).nesting(NESTING).build();

    @Parameters(arity = "1..*", paramLabel = "FILE")
    List<String> files;

    @Override
    public Integer call() throws SourceFile.Unreadable {
      PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
      int status = 0;
      for (String file : files) {
        List<EvalError> found = Eval.check(SourceFile.read(file), CodeKind.EVAL, LIMITS).diagnostics();
        if (found.isEmpty()) {
          out.println(file + ": ok");
          continue;
        }
        status = 1;
        for (EvalError e : found) {
          out.println(place(file, e) + ": " + e.name().map(n -> n + ": ").orElse("") + e.message());
          if (!e.codeFrame().isEmpty()) {
            out.println(e.codeFrame());
          }
        }
        if (found.size() == MOST) {
          out.println(file + ": " + MOST + " errors; there may be more");
        }
      }
      return status;
    }

    private static String place(String file, EvalError e) {
      return e.line() == 0 ? file : file + ":" + e.line() + ":" + e.column();
    }
  }

  @Command(name = "ast", description = "Prints the syntax tree of a file as ESTree JSON, for eval --ast.")
  static final class Ast implements Callable<Integer> {
    @Parameters(paramLabel = "FILE")
    String file;

    @Option(names = "--program", description = "Prints the Program node alone, as acorn writes it.")
    boolean program;

    @Override
    public Integer call() throws SourceFile.Unreadable {
      PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
      String code = SourceFile.read(file);
      Limits limits = Limits.builder().sourceBytes(0).nesting(NESTING).build();
      try {
        out.println(program ? Estree.program(code, limits) : Estree.of(code, limits));
        return 0;
      } catch (CompileException e) {
        out.println(file + ":" + e.error().line() + ":" + e.error().column() + ": SyntaxError: " + e.error().message());
        out.println(e.error().codeFrame());
        return 1;
      }
    }
  }

  @Command(name = "dis", description = "Prints the bytecode of a file.")
  static final class Dis implements Callable<Integer> {
    @Parameters(paramLabel = "FILE")
    String file;

    @Override
    public Integer call() throws SourceFile.Unreadable {
      PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
      try {
        out.print(Disassembler.list(Engine.withCache(0).programs().script(file,
            SourceFile.read(file), FrontEnd.Goal.EVAL_CODE, NESTING, AmbientNames.NONE).code()));
        return 0;
      } catch (CompileFault e) {
        Fault fault = e.fault();
        out.println(file + ":" + fault.line() + ":" + fault.column() + ": " + fault.detail());
        out.println(fault.codeFrame());
        return 1;
      }
    }
  }

  @Command(name = "repl", description = "Reads, runs and prints, line by line.")
  static final class ReplCommand implements Callable<Integer> {
    @Override
    public Integer call() throws IOException {
      return Repl.run();
    }
  }
}
