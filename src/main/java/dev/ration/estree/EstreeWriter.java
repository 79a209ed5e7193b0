package dev.ration.estree;

import dev.ration.syntax.ast.BlockStatement;
import dev.ration.syntax.ast.BreakStatement;
import dev.ration.syntax.ast.CatchClause;
import dev.ration.syntax.ast.ClassDeclaration;
import dev.ration.syntax.ast.ClassElement;
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
import dev.ration.syntax.ast.MethodDefinition;
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.Program;
import dev.ration.syntax.ast.PropertyDefinition;
import dev.ration.syntax.ast.ReturnStatement;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.StatementVisitor;
import dev.ration.syntax.ast.StaticBlock;
import dev.ration.syntax.ast.SwitchCase;
import dev.ration.syntax.ast.SwitchStatement;
import dev.ration.syntax.ast.ThrowStatement;
import dev.ration.syntax.ast.TryStatement;
import dev.ration.syntax.ast.VariableDeclaration;
import dev.ration.syntax.ast.VariableDeclarator;
import dev.ration.syntax.ast.WhileStatement;
import java.util.List;

/** Writes a tree as acorn would have written that of the same text. */
public final class EstreeWriter extends ExpressionWriter implements StatementVisitor<Void> {
  private EstreeWriter(String text) {
    super(text);
  }

  /** The Program node of a tree. */
  public static String program(Program program) {
    EstreeWriter writer = new EstreeWriter(program.source().text());
    writer.write(program);
    return writer.out.toString();
  }

  /**
   * A document that reads back as the same tree: the Program in an envelope with the version, the kind and
   * the text.
   */
  public static String document(Program program) {
    EstreeWriter writer = new EstreeWriter(program.source().text());
    JsonOut out = writer.out;
    out.raw("{\"format\":").string(EstreeReader.FORMAT).field("version").number(EstreeReader.VERSION);
    out.field("kind", switch (program.kind()) {
      case EXPRESSION -> "expression";
      case FUNCTION_BODY -> "function";
      default -> "script";
    });
    if (!program.params().isEmpty()) {
      out.field("params").raw("[");
      for (int i = 0; i < program.params().size(); i++) {
        writer.separate(i);
        out.string(program.params().get(i).name());
      }
      out.raw("]");
    }
    out.field("source", program.source().text()).field("program");
    writer.write(program);
    return out.close().toString();
  }

  private void write(Program program) {
    out.open("Program", program);
    if (program.kind() == Program.Kind.EXPRESSION) {
      // the statement of our tree is the whole text
      Expression e = program.expression();
      int start = SourceScan.skip(text, program.body().get(0).start());
      out.field("body").raw("[").open("ExpressionStatement", Math.min(start, e.start()),
          SourceScan.endOf(text, e.end(), ")"));
      field("expression", e);
      out.raw("}]");
    } else {
      statements("body", program.body());
    }
    out.field("sourceType", "script").close();
  }

  // Statements

  private void statements(String name, List<Statement> list) {
    out.field(name).raw("[");
    for (int i = 0; i < list.size(); i++) {
      separate(i);
      list.get(i).accept(this);
    }
    out.raw("]");
  }

  private void field(String name, Statement s) {
    out.field(name);
    if (s == null) {
      out.raw("null");
    } else {
      s.accept(this);
    }
  }

  private void label(Identifier label) {
    out.field("label");
    if (label == null) {
      out.raw("null");
    } else {
      visitIdentifier(label);
    }
  }

  @Override
  public Void visitBlockStatement(BlockStatement node) {
    out.open("BlockStatement", node);
    statements("body", node.body());
    out.close();
    return null;
  }

  @Override
  public Void visitEmptyStatement(EmptyStatement node) {
    out.open("EmptyStatement", node).close();
    return null;
  }

  @Override
  public Void visitDebuggerStatement(DebuggerStatement node) {
    out.open("DebuggerStatement", node).close();
    return null;
  }

  @Override
  public Void visitExpressionStatement(ExpressionStatement node) {
    out.open("ExpressionStatement", node);
    field("expression", node.expression());
    if (node.directive() != null) {
      out.field("directive", node.directive());
    }
    out.close();
    return null;
  }

  @Override
  public Void visitVariableDeclaration(VariableDeclaration node) {
    out.open("VariableDeclaration", node).field("declarations").raw("[");
    for (int i = 0; i < node.declarations().size(); i++) {
      separate(i);
      VariableDeclarator declarator = node.declarations().get(i);
      out.open("VariableDeclarator", declarator);
      patternField("id", declarator.id());
      field("init", declarator.init());
      out.close();
    }
    out.raw("]").field("kind", node.kind().text()).close();
    return null;
  }

  @Override
  public Void visitFunctionDeclaration(FunctionDeclaration node) {
    out.open("FunctionDeclaration", node);
    function(node.function());
    out.close();
    return null;
  }

  @Override
  public Void visitClassDeclaration(ClassDeclaration node) {
    out.open("ClassDeclaration", node);
    classFields(node.definition());
    out.close();
    return null;
  }

  @Override
  public Void visitReturnStatement(ReturnStatement node) {
    out.open("ReturnStatement", node);
    field("argument", node.argument());
    out.close();
    return null;
  }

  @Override
  public Void visitThrowStatement(ThrowStatement node) {
    out.open("ThrowStatement", node);
    field("argument", node.argument());
    out.close();
    return null;
  }

  @Override
  public Void visitIfStatement(IfStatement node) {
    int open = 0;
    Statement at = node;
    while (at instanceof IfStatement branch) {
      out.open("IfStatement", branch);
      field("test", branch.test());
      field("consequent", branch.consequent());
      out.field("alternate");
      at = branch.alternate();
      open++;
    }
    if (at == null) {
      out.raw("null");
    } else {
      at.accept(this);
    }
    out.raw("}".repeat(open));
    return null;
  }

  @Override
  public Void visitForStatement(ForStatement node) {
    out.open("ForStatement", node);
    head("init", node.init());
    field("test", node.test());
    field("update", node.update());
    field("body", node.body());
    out.close();
    return null;
  }

  private void head(String name, Node node) {
    if (node instanceof VariableDeclaration declaration) {
      field(name, (Statement) declaration);
    } else if (node instanceof Expression e) {
      field(name, e);
    } else {
      patternField(name, (Pattern) node);
    }
  }

  @Override
  public Void visitForInStatement(ForInStatement node) {
    out.open("ForInStatement", node);
    head("left", node.left());
    field("right", node.right());
    field("body", node.body());
    out.close();
    return null;
  }

  @Override
  public Void visitForOfStatement(ForOfStatement node) {
    out.open("ForOfStatement", node).field("await", node.await());
    head("left", node.left());
    field("right", node.right());
    field("body", node.body());
    out.close();
    return null;
  }

  @Override
  public Void visitWhileStatement(WhileStatement node) {
    out.open("WhileStatement", node);
    field("test", node.test());
    field("body", node.body());
    out.close();
    return null;
  }

  @Override
  public Void visitDoWhileStatement(DoWhileStatement node) {
    out.open("DoWhileStatement", node);
    field("body", node.body());
    field("test", node.test());
    out.close();
    return null;
  }

  @Override
  public Void visitContinueStatement(ContinueStatement node) {
    out.open("ContinueStatement", node);
    label(node.label());
    out.close();
    return null;
  }

  @Override
  public Void visitBreakStatement(BreakStatement node) {
    out.open("BreakStatement", node);
    label(node.label());
    out.close();
    return null;
  }

  @Override
  public Void visitTryStatement(TryStatement node) {
    out.open("TryStatement", node);
    field("block", node.block());
    out.field("handler");
    CatchClause handler = node.handler();
    if (handler == null) {
      out.raw("null");
    } else {
      out.open("CatchClause", handler);
      patternField("param", handler.param());
      field("body", handler.body());
      out.close();
    }
    field("finalizer", node.finalizer());
    out.close();
    return null;
  }

  @Override
  public Void visitSwitchStatement(SwitchStatement node) {
    out.open("SwitchStatement", node);
    field("discriminant", node.discriminant());
    out.field("cases").raw("[");
    for (int i = 0; i < node.cases().size(); i++) {
      separate(i);
      SwitchCase c = node.cases().get(i);
      out.open("SwitchCase", c);
      statements("consequent", c.consequent());
      field("test", c.test());
      out.close();
    }
    out.raw("]").close();
    return null;
  }

  @Override
  public Void visitLabeledStatement(LabeledStatement node) {
    out.open("LabeledStatement", node);
    field("body", node.body());
    label(node.label());
    out.close();
    return null;
  }

  // Functions

  @Override
  void function(FunctionNode f) {
    out.field("id");
    if (f.id() == null) {
      out.raw("null");
    } else {
      visitIdentifier(f.id());
    }
    out.field("expression", f.conciseBody()).field("generator", f.generator()).field("async", f.async());
    patterns("params", f.params());
    if (f.conciseBody()) {
      field("body", ((ReturnStatement) f.body().get(0)).argument());
    } else {
      out.field("body").open("BlockStatement", bodyStart(f), f.end());
      statements("body", f.body());
      out.close();
    }
  }

  /** Where the braces of a function begin: behind the last parameter, or else by the text. */
  private int bodyStart(FunctionNode f) {
    int from = f.start();
    if (!f.params().isEmpty()) {
      from = f.params().get(f.params().size() - 1).end();
      return clamp(SourceScan.find(text, from, '{', ",)=>"), f);
    }
    if (f.id() != null) {
      from = f.id().end();
    } else if (f.kind() != FunctionNode.Kind.NORMAL && f.kind() != FunctionNode.Kind.ARROW) {
      from = parenthesis;
    }
    return clamp(SourceScan.find(text, from, '{', "()=>*asyncfuntio"), f);
  }

  private static int clamp(int at, FunctionNode f) {
    return Math.max(f.start(), Math.min(at, f.end()));
  }

  // Classes

  @Override
  void classFields(ClassNode c) {
    out.field("id");
    if (c.id() == null) {
      out.raw("null");
    } else {
      visitIdentifier(c.id());
    }
    field("superClass", c.superClass());
    int from = c.superClass() != null ? c.superClass().end() : c.id() != null ? c.id().end()
        : SourceScan.afterWord(text, c.start(), "class");
    int brace = SourceScan.find(text, from, '{', ")");
    out.field("body").open("ClassBody", Math.max(c.start(), Math.min(brace, c.end())), c.end());
    out.field("body").raw("[");
    for (int i = 0; i < c.body().size(); i++) {
      separate(i);
      element(c.body().get(i));
    }
    out.raw("]").close();
  }

  private void element(ClassElement element) {
    if (element instanceof MethodDefinition method) {
      out.open("MethodDefinition", method);
      out.field("static", method.isStatic()).field("computed", method.computed());
      field("key", method.key());
      out.field("kind", switch (method.kind()) {
        case CONSTRUCTOR -> "constructor";
        case METHOD -> "method";
        case GET -> "get";
        case SET -> "set";
      });
      method(method.function(), method.key(), method.computed());
      out.close();
    } else if (element instanceof PropertyDefinition field) {
      int semicolon = SourceScan.find(text, field.end(), ';', "");
      boolean closed = semicolon < text.length() && text.charAt(semicolon) == ';';
      out.open("PropertyDefinition", field.start(), closed ? semicolon + 1 : field.end());
      out.field("static", field.isStatic()).field("computed", field.computed());
      field("key", field.key());
      field("value", field.value());
      out.close();
    } else {
      StaticBlock block = (StaticBlock) element;
      out.open("StaticBlock", block);
      statements("body", block.body());
      out.close();
    }
  }
}
