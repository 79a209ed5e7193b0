package dev.ration.syntax;

import dev.ration.syntax.ast.BlockStatement;
import dev.ration.syntax.ast.BreakStatement;
import dev.ration.syntax.ast.ClassDeclaration;
import dev.ration.syntax.ast.ContinueStatement;
import dev.ration.syntax.ast.DebuggerStatement;
import dev.ration.syntax.ast.DoWhileStatement;
import dev.ration.syntax.ast.EmptyStatement;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.ExpressionStatement;
import dev.ration.syntax.ast.ForInStatement;
import dev.ration.syntax.ast.ForOfStatement;
import dev.ration.syntax.ast.ForStatement;
import dev.ration.syntax.ast.FunctionDeclaration;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.IfStatement;
import dev.ration.syntax.ast.LabeledStatement;
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.Program;
import dev.ration.syntax.ast.ReturnStatement;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.StatementVisitor;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.SwitchCase;
import dev.ration.syntax.ast.SwitchStatement;
import dev.ration.syntax.ast.ThrowStatement;
import dev.ration.syntax.ast.TryStatement;
import dev.ration.syntax.ast.VariableDeclaration;
import dev.ration.syntax.ast.VariableDeclarator;
import dev.ration.syntax.ast.WhileStatement;
import dev.ration.unicode.IdentifierCharacters;
import java.util.List;

/**
 * Prints a tree as source text that parses to the same tree, positions aside. Parentheses are written where
 * the grammar or the meaning needs them; layout is one statement a line.
 */
public final class AstPrinter extends ExpressionPrinter implements StatementVisitor<Void> {
  private AstPrinter() {}

  /** The source of a program; of a FUNCTION_BODY program, the body alone. */
  public static String print(Program program) {
    AstPrinter printer = new AstPrinter();
    if (program.hashbang() != null) {
      printer.out.append("#!").append(program.hashbang()).append('\n');
    }
    if (program.kind() == Program.Kind.EXPRESSION || program.kind() == Program.Kind.FUNCTION) {
      printer.expression(program.expression(), SEQUENCE);
    } else {
      printer.statements(program.body());
    }
    return printer.out.toString();
  }

  /** The source of one expression. */
  public static String print(Expression expression) {
    AstPrinter printer = new AstPrinter();
    printer.expression(expression, SEQUENCE);
    return printer.out.toString();
  }

  // Statements

  private void statements(List<Statement> list) {
    for (Statement statement : list) {
      line();
      statement.accept(this);
    }
  }

  @Override
  void line() {
    if (out.length() > 0 && out.charAt(out.length() - 1) != '\n') {
      out.append('\n');
    }
    out.append("  ".repeat(Math.min(indent, 40)));
  }

  @Override
  void braces(List<Statement> body) {
    out.append('{');
    indent++;
    statements(body);
    indent--;
    if (!body.isEmpty()) {
      line();
    }
    out.append('}');
  }

  private void head(String keyword, Expression e) {
    out.append(keyword).append(" (");
    expression(e, SEQUENCE);
    out.append(") ");
  }

  @Override
  public Void visitBlockStatement(BlockStatement node) {
    braces(node.body());
    return null;
  }

  @Override
  public Void visitEmptyStatement(EmptyStatement node) {
    out.append(';');
    return null;
  }

  @Override
  public Void visitExpressionStatement(ExpressionStatement node) {
    if (node.directive() != null) {
      char quote = hasUnescaped(node.directive(), '"') ? '\'' : '"';
      out.append(quote).append(node.directive()).append(quote).append(';');
      return null;
    }
    int from = out.length();
    expression(node.expression(), SEQUENCE);
    if (node.expression() instanceof StringLiteral || startsWithKeyword(from)) {
      out.insert(from, '(').append(')');
    }
    out.append(';');
    return null;
  }

  private static boolean hasUnescaped(String text, char quote) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '\\') {
        i++;
      } else if (text.charAt(i) == quote) {
        return true;
      }
    }
    return false;
  }

  private boolean startsWithKeyword(int from) {
    return out.charAt(from) == '{' || startsWithWord(from, "function") || startsWithWord(from, "class")
        || startsWithWord(from, "async function");
  }

  private boolean startsWithWord(int from, String word) {
    int end = from + word.length();
    if (end > out.length() || !out.substring(from, end).equals(word)) {
      return false;
    }
    return end == out.length() || !IdentifierCharacters.isPart(out.charAt(end));
  }

  @Override
  public Void visitVariableDeclaration(VariableDeclaration node) {
    variables(node);
    out.append(';');
    return null;
  }

  private void variables(VariableDeclaration node) {
    out.append(node.kind().text()).append(' ');
    String separator = "";
    for (VariableDeclarator d : node.declarations()) {
      out.append(separator);
      pattern(d.id());
      if (d.init() != null) {
        out.append(" = ");
        expression(d.init(), ASSIGNMENT);
      }
      separator = ", ";
    }
  }

  @Override
  public Void visitFunctionDeclaration(FunctionDeclaration node) {
    function(node.function());
    return null;
  }

  @Override
  public Void visitClassDeclaration(ClassDeclaration node) {
    classNode(node.definition());
    return null;
  }

  @Override
  public Void visitReturnStatement(ReturnStatement node) {
    out.append("return");
    if (node.argument() != null) {
      out.append(' ');
      expression(node.argument(), SEQUENCE);
    }
    out.append(';');
    return null;
  }

  @Override
  public Void visitIfStatement(IfStatement node) {
    Statement at = node;
    while (at instanceof IfStatement chain) {
      head("if", chain.test());
      if (chain.alternate() != null && endsWithOpenIf(chain.consequent())) {
        braces(List.of(chain.consequent()));
      } else {
        chain.consequent().accept(this);
      }
      at = chain.alternate();
      if (at != null) {
        out.append(" else ");
      }
    }
    if (at != null) {
      at.accept(this);
    }
    return null;
  }

  /** Whether an {@code else} after the statement would belong to an if inside it. */
  private static boolean endsWithOpenIf(Statement statement) {
    Statement at = statement;
    while (true) {
      if (at instanceof IfStatement inner) {
        if (inner.alternate() == null) {
          return true;
        }
        at = inner.alternate();
      } else if (at instanceof LabeledStatement labeled) {
        at = labeled.body();
      } else if (at instanceof WhileStatement loop) {
        at = loop.body();
      } else if (at instanceof ForStatement loop) {
        at = loop.body();
      } else if (at instanceof ForInStatement loop) {
        at = loop.body();
      } else if (at instanceof ForOfStatement loop) {
        at = loop.body();
      } else {
        return false;
      }
    }
  }

  @Override
  public Void visitForStatement(ForStatement node) {
    out.append("for (");
    inForHead = true;
    if (node.init() instanceof VariableDeclaration declaration) {
      variables(declaration);
    } else if (node.init() instanceof Expression init) {
      expression(init, SEQUENCE);
    }
    inForHead = false;
    out.append("; ");
    optional(node.test());
    out.append("; ");
    optional(node.update());
    out.append(") ");
    node.body().accept(this);
    return null;
  }

  private void optional(Expression e) {
    if (e != null) {
      expression(e, SEQUENCE);
    }
  }

  @Override
  public Void visitForInStatement(ForInStatement node) {
    out.append("for (");
    left(node.left());
    out.append(" in ");
    expression(node.right(), SEQUENCE);
    out.append(") ");
    node.body().accept(this);
    return null;
  }

  @Override
  public Void visitForOfStatement(ForOfStatement node) {
    out.append(node.await() ? "for await (" : "for (");
    left(node.left());
    out.append(" of ");
    expression(node.right(), ASSIGNMENT);
    out.append(") ");
    node.body().accept(this);
    return null;
  }

  private void left(Node left) {
    if (left instanceof VariableDeclaration declaration) {
      variables(declaration);
    } else if (left instanceof Identifier id && id.name().equals("async")) {
      out.append("(async)");
    } else {
      inForHead = true;
      pattern((Pattern) left);
      inForHead = false;
    }
  }

  @Override
  public Void visitWhileStatement(WhileStatement node) {
    head("while", node.test());
    node.body().accept(this);
    return null;
  }

  @Override
  public Void visitDoWhileStatement(DoWhileStatement node) {
    out.append("do ");
    node.body().accept(this);
    head(" while", node.test());
    out.setCharAt(out.length() - 1, ';');
    return null;
  }

  @Override
  public Void visitContinueStatement(ContinueStatement node) {
    jump("continue", node.label());
    return null;
  }

  @Override
  public Void visitBreakStatement(BreakStatement node) {
    jump("break", node.label());
    return null;
  }

  private void jump(String keyword, Identifier label) {
    out.append(keyword);
    if (label != null) {
      out.append(' ').append(label.name());
    }
    out.append(';');
  }

  @Override
  public Void visitThrowStatement(ThrowStatement node) {
    out.append("throw ");
    expression(node.argument(), SEQUENCE);
    out.append(';');
    return null;
  }

  @Override
  public Void visitTryStatement(TryStatement node) {
    out.append("try ");
    node.block().accept(this);
    if (node.handler() != null) {
      out.append(" catch ");
      if (node.handler().param() != null) {
        out.append('(');
        pattern(node.handler().param());
        out.append(") ");
      }
      node.handler().body().accept(this);
    }
    if (node.finalizer() != null) {
      out.append(" finally ");
      node.finalizer().accept(this);
    }
    return null;
  }

  @Override
  public Void visitSwitchStatement(SwitchStatement node) {
    head("switch", node.discriminant());
    out.append('{');
    for (SwitchCase c : node.cases()) {
      line();
      if (c.test() == null) {
        out.append("default:");
      } else {
        out.append("case ");
        expression(c.test(), SEQUENCE);
        out.append(':');
      }
      indent++;
      statements(c.consequent());
      indent--;
    }
    line();
    out.append('}');
    return null;
  }

  @Override
  public Void visitLabeledStatement(LabeledStatement node) {
    out.append(node.label().name()).append(": ");
    node.body().accept(this);
    return null;
  }

  @Override
  public Void visitDebuggerStatement(DebuggerStatement node) {
    out.append("debugger;");
    return null;
  }
}
