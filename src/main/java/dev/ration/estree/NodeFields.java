package dev.ration.estree;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The fields of every type of node, as acorn writes them. */
final class NodeFields {
  /** What any node may have besides: places and comments, which mean nothing. */
  private static final String[] ANY = {"type", "start", "end", "loc", "range", "leadingComments",
      "trailingComments", "innerComments",
      "comments", "tokens"};

  private static final Map<String, String[]> TABLE = new HashMap<>();

  private NodeFields() {}

  static {
    row("Program", "body", "sourceType", "version");
    row("EmptyStatement");
    row("DebuggerStatement");
    row("BlockStatement", "body");
    row("StaticBlock", "body");
    row("ExpressionStatement", "expression", "directive");
    row("IfStatement", "test", "consequent", "alternate");
    row("LabeledStatement", "label", "body");
    row("BreakStatement", "label");
    row("ContinueStatement", "label");
    row("SwitchStatement", "discriminant", "cases");
    row("SwitchCase", "test", "consequent");
    row("ReturnStatement", "argument");
    row("ThrowStatement", "argument");
    row("TryStatement", "block", "handler", "finalizer");
    row("CatchClause", "param", "body");
    row("WhileStatement", "test", "body");
    row("DoWhileStatement", "body", "test");
    row("ForStatement", "init", "test", "update", "body");
    row("ForInStatement", "left", "right", "body");
    row("ForOfStatement", "left", "right", "body", "await");
    row("VariableDeclaration", "declarations", "kind");
    row("VariableDeclarator", "id", "init");
    function("FunctionDeclaration");
    function("FunctionExpression");
    function("ArrowFunctionExpression");
    row("ClassDeclaration", "id", "superClass", "body");
    row("ClassExpression", "id", "superClass", "body");
    row("ClassBody", "body");
    row("MethodDefinition", "key", "value", "kind", "computed", "static");
    row("PropertyDefinition", "key", "value", "computed", "static");
    row("PrivateIdentifier", "name");
    row("Identifier", "name");
    row("Literal", "value", "raw", "regex", "bigint");
    row("ThisExpression");
    row("Super");
    row("ArrayExpression", "elements");
    row("ObjectExpression", "properties");
    row("Property", "key", "value", "kind", "computed", "method", "shorthand");
    row("SpreadElement", "argument");
    row("UnaryExpression", "operator", "prefix", "argument");
    row("UpdateExpression", "operator", "prefix", "argument");
    row("BinaryExpression", "left", "operator", "right");
    row("LogicalExpression", "left", "operator", "right");
    row("AssignmentExpression", "left", "operator", "right");
    row("ConditionalExpression", "test", "consequent", "alternate");
    row("CallExpression", "callee", "arguments", "optional");
    row("NewExpression", "callee", "arguments");
    row("MemberExpression", "object", "property", "computed", "optional");
    row("ChainExpression", "expression");
    row("SequenceExpression", "expressions");
    row("YieldExpression", "argument", "delegate");
    row("AwaitExpression", "argument");
    row("MetaProperty", "meta", "property");
    row("TemplateLiteral", "quasis", "expressions");
    row("TaggedTemplateExpression", "tag", "quasi");
    row("TemplateElement", "value", "tail");
    row("ObjectPattern", "properties");
    row("ArrayPattern", "elements");
    row("RestElement", "argument");
    row("AssignmentPattern", "left", "right");
  }

  private static void row(String type, String... fields) {
    TABLE.put(type, fields);
  }

  private static void function(String type) {
    row(type, "id", "params", "body", "generator", "async", "expression");
  }

  /** The fields of a type, or null for one that is not in the language. */
  static String[] of(String type) {
    return TABLE.get(type);
  }

  static Collection<String[]> all() {
    Map<String, String[]> all = new HashMap<>(TABLE);
    all.put("", ANY);
    return all.values();
  }

  static Set<String> types() {
    return TABLE.keySet();
  }

  /** Whether a node of known fields may have this one. */
  static boolean allows(String[] fields, String key) {
    return contains(fields, key) || contains(ANY, key);
  }

  private static boolean contains(String[] fields, String key) {
    for (String field : fields) {
      if (field.equals(key)) {
        return true;
      }
    }
    return false;
  }
}
