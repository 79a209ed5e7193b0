package dev.ration.estree;

import dev.ration.syntax.ast.BlockStatement;
import dev.ration.syntax.ast.BreakStatement;
import dev.ration.syntax.ast.CatchClause;
import dev.ration.syntax.ast.ClassDeclaration;
import dev.ration.syntax.ast.ClassNode;
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
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.IfStatement;
import dev.ration.syntax.ast.LabeledStatement;
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.ReturnStatement;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.SwitchCase;
import dev.ration.syntax.ast.SwitchStatement;
import dev.ration.syntax.ast.ThrowStatement;
import dev.ration.syntax.ast.TryStatement;
import dev.ration.syntax.ast.VariableDeclaration;
import dev.ration.syntax.ast.VariableDeclarator;
import dev.ration.syntax.ast.VariableKind;
import dev.ration.syntax.ast.WhileStatement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Statements. Chains of {@code else if} are read in a loop. */
final class StatementReader extends FunctionReader {
  StatementReader(Places places, Deadline deadline, EstreeLimits limits, int wanted) {
    super(places, deadline, limits, wanted);
  }

  @Override
  List<Statement> statements(JsonObject node, String key, boolean prologue) {
    List<?> items = list(node, key);
    List<Statement> statements = new ArrayList<>(items.size());
    boolean directives = prologue;
    for (int i = 0; i < items.size(); i++) {
      at(key, i);
      JsonObject item = node(items.get(i));
      directives &= item.is("ExpressionStatement") && !isNull(item, "directive");
      enter();
      statements.add(directives ? directive(item) : statement(item));
      exit();
      back();
    }
    return List.copyOf(statements);
  }

  private Statement directive(JsonObject node) {
    int start = open(node);
    String directive = string(node, "directive");
    Expression e = expression(node, "expression");
    if (!(e instanceof StringLiteral literal)
        || directive.indexOf('\\') < 0 && !directive.equals(literal.value())) {
      throw failAt("directive", "must be the text of the string that is the expression");
    }
    return new ExpressionStatement(start, end(node, start), e, directive);
  }

  /** The statement of a field, where no declaration may stand. */
  private Statement subStatement(JsonObject node, String key) {
    at(key);
    Statement s = subStatement(object(node, key));
    back();
    return s;
  }

  private Statement subStatement(JsonObject node) {
    enter();
    Statement s = statement(node);
    exit();
    if (isLexical(s) || s instanceof FunctionDeclaration) {
      throw fail("A declaration is not allowed in a single-statement context");
    }
    return s;
  }

  private static boolean isLexical(Statement s) {
    return s instanceof VariableDeclaration v && v.kind() != VariableKind.VAR
        || s instanceof ClassDeclaration;
  }

  private Statement statement(JsonObject node) {
    if (node.type == null) {
      throw unknown(node);
    }
    return switch (node.type) {
      case "BlockStatement" -> block(node);
      case "EmptyStatement" -> empty(node);
      case "DebuggerStatement" -> debugger(node);
      case "ExpressionStatement" -> expressionStatement(node);
      case "VariableDeclaration" -> variables(node, false);
      case "FunctionDeclaration" -> functionDeclaration(node);
      case "ClassDeclaration" -> classDeclaration(node);
      case "ReturnStatement" -> returnStatement(node);
      case "ThrowStatement" -> throwStatement(node);
      case "IfStatement" -> ifStatement(node);
      case "ForStatement" -> forStatement(node);
      case "ForInStatement", "ForOfStatement" -> forEach(node);
      case "WhileStatement" -> whileStatement(node);
      case "DoWhileStatement" -> doWhile(node);
      case "BreakStatement", "ContinueStatement" -> jump(node);
      case "TryStatement" -> tryStatement(node);
      case "SwitchStatement" -> switchStatement(node);
      case "LabeledStatement" -> labeled(node);
      default -> throw unknown(node);
    };
  }

  private BlockStatement block(JsonObject node) {
    int start = open(node, "BlockStatement");
    List<Statement> body = statements(node, "body", false);
    return new BlockStatement(start, end(node, start), body);
  }

  private BlockStatement block(JsonObject node, String key) {
    at(key);
    BlockStatement block = block(object(node, key));
    back();
    return block;
  }

  private Statement empty(JsonObject node) {
    int start = open(node);
    return new EmptyStatement(start, end(node, start));
  }

  private Statement debugger(JsonObject node) {
    int start = open(node);
    return new DebuggerStatement(start, end(node, start));
  }

  private Statement expressionStatement(JsonObject node) {
    int start = open(node);
    if (!isNull(node, "directive")) {
      throw failAt("directive", "a directive must stand at the beginning of a program or a function");
    }
    Expression e = expression(node, "expression");
    return new ExpressionStatement(start, end(node, start), e, null);
  }

  // Declarations

  /** A declaration; that of a for-in or for-of loop has one name and no value. */
  private VariableDeclaration variables(JsonObject node, boolean iteration) {
    int start = open(node);
    VariableKind kind = switch (string(node, "kind")) {
      case "var" -> VariableKind.VAR;
      case "let" -> VariableKind.LET;
      case "const" -> VariableKind.CONST;
      default -> throw failAt("kind", "must be var, let or const");
    };
    List<?> items = list(node, "declarations");
    if (items.isEmpty() || iteration && items.size() > 1) {
      throw failAt("declarations", iteration ? "must be one in the head of a for-in or for-of loop"
          : "must be one or more");
    }
    List<VariableDeclarator> declarators = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      at("declarations", i);
      declarators.add(declarator(node(items.get(i)), kind, iteration));
      back();
    }
    return new VariableDeclaration(start, end(node, start), kind, List.copyOf(declarators));
  }

  private VariableDeclarator declarator(JsonObject node, VariableKind kind, boolean iteration) {
    int start = open(node, "VariableDeclarator");
    Pattern id = target(node, "id", true);
    Expression init = isNull(node, "init") ? null : assignment(node, "init");
    if (iteration && init != null) {
      throw failAt("init", "The variable of a for-in or for-of loop cannot have an initializer");
    }
    if (!iteration && init == null && (kind == VariableKind.CONST || !(id instanceof Identifier))) {
      throw failAt("init", kind == VariableKind.CONST ? "Missing initializer in const declaration"
          : "Missing initializer in destructuring declaration");
    }
    return new VariableDeclarator(start, end(node, start), id, init);
  }

  private Statement functionDeclaration(JsonObject node) {
    FunctionNode f = function(node, FunctionNode.Kind.NORMAL, -1);
    if (f.id() == null) {
      throw failAt("id", "A function declaration needs a name");
    }
    return new FunctionDeclaration(f.start(), f.end(), f);
  }

  private Statement classDeclaration(JsonObject node) {
    ClassNode c = classNode(node);
    if (c.id() == null) {
      throw failAt("id", "A class declaration needs a name");
    }
    return new ClassDeclaration(c.start(), c.end(), c);
  }

  // Control

  private Statement returnStatement(JsonObject node) {
    int start = open(node);
    Expression argument = optional(node, "argument");
    return new ReturnStatement(start, end(node, start), argument);
  }

  private Statement throwStatement(JsonObject node) {
    int start = open(node);
    Expression argument = expression(node, "argument");
    return new ThrowStatement(start, end(node, start), argument);
  }

  /** An {@code if} whose alternate is being read. */
  private record Branch(int start, int end, Expression test, Statement consequent) {}

  private Statement ifStatement(JsonObject first) {
    Deque<Branch> branches = new ArrayDeque<>();
    JsonObject node = first;
    Statement alternate = null;
    while (true) {
      int start = open(node);
      Expression test = expression(node, "test");
      Statement consequent = subStatement(node, "consequent");
      branches.push(new Branch(start, end(node, start), test, consequent));
      if (isNull(node, "alternate")) {
        break;
      }
      at("alternate");
      node = object(node, "alternate");
      if (!node.is("IfStatement")) {
        alternate = subStatement(node);
        back();
        break;
      }
    }
    Statement statement = alternate;
    for (Branch branch : branches) {
      statement = new IfStatement(branch.start(), branch.end(), branch.test(), branch.consequent(),
          statement);
    }
    for (int i = 1; i < branches.size(); i++) {
      back();
    }
    return statement;
  }

  private Statement forStatement(JsonObject node) {
    int start = open(node);
    Node init = null;
    if (!isNull(node, "init")) {
      at("init");
      JsonObject first = object(node, "init");
      if (first.is("VariableDeclaration")) {
        init = variables(first, false);
        back();
      } else {
        back();
        init = expression(node, "init");
      }
    }
    Expression test = optional(node, "test");
    Expression update = optional(node, "update");
    Statement body = subStatement(node, "body");
    return new ForStatement(start, end(node, start), init, test, update, body);
  }

  private Statement forEach(JsonObject node) {
    int start = open(node);
    at("left");
    JsonObject first = object(node, "left");
    Node left = first.is("VariableDeclaration") ? variables(first, true) : target(first, false);
    back();
    Expression right = node.is("ForInStatement") ? expression(node, "right") : assignment(node, "right");
    Statement body = subStatement(node, "body");
    int end = end(node, start);
    return node.is("ForInStatement") ? new ForInStatement(start, end, left, right, body)
        : new ForOfStatement(start, end, left, right, body, bool(node, "await"));
  }

  private Statement whileStatement(JsonObject node) {
    int start = open(node);
    Expression test = expression(node, "test");
    Statement body = subStatement(node, "body");
    return new WhileStatement(start, end(node, start), test, body);
  }

  private Statement doWhile(JsonObject node) {
    int start = open(node);
    Statement body = subStatement(node, "body");
    Expression test = expression(node, "test");
    return new DoWhileStatement(start, end(node, start), body, test);
  }

  private Statement jump(JsonObject node) {
    int start = open(node);
    Identifier label = isNull(node, "label") ? null : label(node);
    int end = end(node, start);
    return node.is("BreakStatement") ? new BreakStatement(start, end, label) : new ContinueStatement(start,
        end, label);
  }

  private Identifier label(JsonObject node) {
    at("label");
    Identifier label = variable(object(node, "label"));
    back();
    return label;
  }

  private Statement labeled(JsonObject node) {
    int start = open(node);
    Identifier label = label(node);
    at("body");
    enter();
    Statement body = statement(object(node, "body"));
    exit();
    if (isLexical(body) || body instanceof FunctionDeclaration) {
      throw fail("A declaration cannot be labelled");
    }
    back();
    return new LabeledStatement(start, end(node, start), label, body);
  }

  private Statement tryStatement(JsonObject node) {
    int start = open(node);
    BlockStatement block = block(node, "block");
    CatchClause handler = isNull(node, "handler") ? null : catchClause(node);
    BlockStatement finalizer = isNull(node, "finalizer") ? null : block(node, "finalizer");
    if (handler == null && finalizer == null) {
      throw fail("Missing catch or finally after try");
    }
    return new TryStatement(start, end(node, start), block, handler, finalizer);
  }

  private CatchClause catchClause(JsonObject node) {
    at("handler");
    JsonObject clause = object(node, "handler");
    int start = open(clause, "CatchClause");
    Pattern param = isNull(clause, "param") ? null : target(clause, "param", true);
    BlockStatement body = block(clause, "body");
    back();
    return new CatchClause(start, end(clause, start), param, body);
  }

  private Statement switchStatement(JsonObject node) {
    int start = open(node);
    Expression discriminant = expression(node, "discriminant");
    List<?> items = list(node, "cases");
    List<SwitchCase> cases = new ArrayList<>(items.size());
    boolean hasDefault = false;
    for (int i = 0; i < items.size(); i++) {
      at("cases", i);
      SwitchCase added = switchCase(node(items.get(i)));
      if (added.test() == null && hasDefault) {
        throw fail("More than one default clause in a switch statement");
      }
      hasDefault |= added.test() == null;
      cases.add(added);
      back();
    }
    return new SwitchStatement(start, end(node, start), discriminant, List.copyOf(cases));
  }

  private SwitchCase switchCase(JsonObject node) {
    int start = open(node, "SwitchCase");
    Expression test = optional(node, "test");
    List<Statement> consequent = statements(node, "consequent", false);
    return new SwitchCase(start, end(node, start), test, consequent);
  }
}
