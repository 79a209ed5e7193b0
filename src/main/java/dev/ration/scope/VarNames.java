package dev.ration.scope;

import dev.ration.syntax.ast.ArrayPattern;
import dev.ration.syntax.ast.AssignmentPattern;
import dev.ration.syntax.ast.AssignmentProperty;
import dev.ration.syntax.ast.BlockStatement;
import dev.ration.syntax.ast.DoWhileStatement;
import dev.ration.syntax.ast.ForInStatement;
import dev.ration.syntax.ast.ForOfStatement;
import dev.ration.syntax.ast.ForStatement;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.IfStatement;
import dev.ration.syntax.ast.LabeledStatement;
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.ObjectPattern;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.RestElement;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.SwitchCase;
import dev.ration.syntax.ast.SwitchStatement;
import dev.ration.syntax.ast.TryStatement;
import dev.ration.syntax.ast.VariableDeclaration;
import dev.ration.syntax.ast.VariableDeclarator;
import dev.ration.syntax.ast.VariableKind;
import dev.ration.syntax.ast.WhileStatement;
import java.util.ArrayList;
import java.util.List;

/** VarDeclaredNames of a body, functions not included: each as often as it is declared. */
final class VarNames {
  private List<String> names = List.of();

  private VarNames() {}

  static List<String> of(List<Statement> body) {
    VarNames collector = new VarNames();
    collector.all(body);
    return collector.names;
  }

  private void all(List<Statement> body) {
    for (int i = 0; i < body.size(); i++) {
      Statement statement = body.get(i);
      statement(statement);
    }
  }

  private void statement(Statement node) {
    Statement statement = node;
    while (statement instanceof IfStatement branch) {
      statement(branch.consequent());
      statement = branch.alternate();
    }
    if (statement instanceof VariableDeclaration declaration) {
      declaration(declaration);
    } else if (statement instanceof BlockStatement block) {
      all(block.body());
    } else if (statement instanceof ForStatement loop) {
      head(loop.init());
      statement(loop.body());
    } else if (statement instanceof ForInStatement loop) {
      head(loop.left());
      statement(loop.body());
    } else if (statement instanceof ForOfStatement loop) {
      head(loop.left());
      statement(loop.body());
    } else if (statement instanceof WhileStatement loop) {
      statement(loop.body());
    } else if (statement instanceof DoWhileStatement loop) {
      statement(loop.body());
    } else if (statement instanceof LabeledStatement labeled) {
      statement(labeled.body());
    } else if (statement instanceof TryStatement attempt) {
      all(attempt.block().body());
      if (attempt.handler() != null) {
        all(attempt.handler().body().body());
      }
      if (attempt.finalizer() != null) {
        all(attempt.finalizer().body());
      }
    } else if (statement instanceof SwitchStatement choice) {
      for (SwitchCase clause : choice.cases()) {
        all(clause.consequent());
      }
    }
  }

  private void head(Node head) {
    if (head instanceof VariableDeclaration declaration) {
      declaration(declaration);
    }
  }

  private void declaration(VariableDeclaration declaration) {
    if (declaration.kind() == VariableKind.VAR) {
      for (VariableDeclarator declarator : declaration.declarations()) {
        pattern(declarator.id());
      }
    }
  }

  private void pattern(Pattern pattern) {
    if (pattern instanceof Identifier identifier) {
      if (names.isEmpty()) {
        names = new ArrayList<>();
      }
      names.add(identifier.name());
    } else if (pattern instanceof AssignmentPattern assignment) {
      pattern(assignment.left());
    } else if (pattern instanceof RestElement rest) {
      pattern(rest.argument());
    } else if (pattern instanceof ArrayPattern array) {
      for (Pattern element : array.elements()) {
        pattern(element);
      }
    } else if (pattern instanceof ObjectPattern object) {
      for (AssignmentProperty property : object.properties()) {
        pattern(property.value());
      }
      if (object.rest() != null) {
        pattern(object.rest());
      }
    }
  }
}
