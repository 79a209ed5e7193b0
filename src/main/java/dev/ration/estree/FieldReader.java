package dev.ration.estree;

import dev.ration.syntax.IdentifierNames;
import dev.ration.syntax.ast.Identifier;
import java.util.Arrays;
import java.util.List;

/**
 * Reads the fields of nodes, each checked for its type, and keeps the path of the node that is read. Counts
 * depth as the parser does: what needed brackets in the text is a level, and so is a right operand.
 */
abstract class FieldReader {
  private static final int PATH_SHOWN = 24;
  /**
   * How much further than the nesting depth and right operands together may go: the passes behind recurse
   * through both.
   */
  private static final int BOTH = 100;
  private static final int QUOTED = 40;

  final Places places;
  final Deadline deadline;
  private final EstreeLimits limits;
  private final int nesting;
  /**
   * How many nodes, and how many characters of names and literals, a source within its limit may come to yet.
   */
  private long room;
  private long textRoom;
  /** The number of the node whose path is wanted, or -1. */
  private final int wanted;
  private String wantedPath;
  private String[] keys = new String[64];
  private int[] indexes = new int[64];
  private int length;
  private int depth;
  private int waiting;

  FieldReader(Places places, Deadline deadline, EstreeLimits limits, int wanted) {
    this.places = places;
    this.deadline = deadline;
    this.nesting = limits.nesting();
    this.limits = limits;
    this.room = limits.room();
    this.textRoom = limits.room();
    this.wanted = wanted;
  }

  /** The path of the node with the number that was wanted. */
  final String wantedPath() {
    return wantedPath;
  }

  // The path

  final void at(String key) {
    at(key, -1);
  }

  final void at(String key, int index) {
    if (length == keys.length) {
      keys = Arrays.copyOf(keys, length * 2);
      indexes = Arrays.copyOf(indexes, length * 2);
    }
    keys[length] = key;
    indexes[length++] = index;
  }

  final void back() {
    length--;
  }

  private String path() {
    if (length == 0) {
      return "Program";
    }
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < length; i++) {
      if (length > PATH_SHOWN && i == PATH_SHOWN / 2) {
        i = length - PATH_SHOWN / 2;
        path.append(".…");
      }
      path.append(path.length() > 0 ? "." : "").append(keys[i]);
      if (indexes[i] >= 0) {
        path.append('[').append(indexes[i]).append(']');
      }
    }
    return path.toString();
  }

  final Refused fail(String message) {
    return new Refused(EstreeError.Kind.SYNTAX, path() + ": " + message, places.last());
  }

  final Refused failAt(String key, String message) {
    at(key);
    return fail(message);
  }

  // Depth

  final void enter() {
    if (++depth > nesting + 2 || depth + waiting > nesting + BOTH) {
      throw tooDeep();
    }
  }

  final void exit() {
    depth--;
  }

  final void enterRight() {
    if (++waiting > nesting || depth + waiting > nesting + BOTH) {
      throw tooDeep();
    }
  }

  final void exitRight() {
    waiting--;
  }

  private Refused tooDeep() {
    return fail("the source is nested too deeply (the limit is " + nesting + " levels)");
  }

  /** Takes the text of a name or a literal into account. */
  final String counted(String text) {
    textRoom -= text.length();
    if (textRoom < 0) {
      throw tooLarge();
    }
    return text;
  }

  private Refused tooLarge() {
    return new Refused(EstreeError.Kind.SIZE, "Eval source of the AST is over the " + limits.sourceBytes()
        + "-byte limit; raise it with sourceBytes");
  }

  // Nodes

  /** Begins a node: its fields are those of its type; returns its offset. */
  final int open(JsonObject node) {
    deadline.count();
    if (--room < 0) {
      throw tooLarge();
    }
    String[] fields = node.type == null ? null : NodeFields.of(node.type);
    if (fields == null) {
      throw unknown(node);
    }
    for (int i = 0; i < node.size(); i++) {
      if (!NodeFields.allows(fields, node.key(i)) && !isAbsent(node.value(i))) {
        throw failAt(quoted(node.key(i)), "is not a field of " + node.type);
      }
    }
    int start = places.start(node, this);
    if (start == wanted && wantedPath == null) {
      wantedPath = path();
    }
    return start;
  }

  /** As {@link #open(JsonObject)}, for a place where one type may stand. */
  final int open(JsonObject node, String type) {
    if (!node.is(type)) {
      throw fail("must be a " + type + ", was " + describe(node));
    }
    return open(node);
  }

  final int end(JsonObject node, int start) {
    return places.end(node, start, this);
  }

  /** What is said of a node that may not stand here. */
  final Refused unknown(JsonObject node) {
    if (node.type == null) {
      return fail("must be a node, with a string as its type");
    }
    return switch (node.type) {
      case "ImportDeclaration", "ImportExpression", "ExportNamedDeclaration", "ExportDefaultDeclaration",
          "ExportAllDeclaration" ->
          fail("Modules are not supported: " + node.type);
      case "WithStatement" -> fail("The with statement is not allowed in strict code");
      case "ParenthesizedExpression" ->
          fail("ParenthesizedExpression is not a node of ESTree: parse without preserveParens");
      case "Super" -> fail("'super' must be called or followed by a property");
      case "PrivateIdentifier" -> fail("A private name must be the left operand of 'in'");
      default -> fail((NodeFields.of(node.type) == null ? "unknown type " : "unexpected ")
          + quoted(node.type));
    };
  }

  /** Whether a field that should not be there says nothing. */
  private static boolean isAbsent(Object value) {
    return value == JsonObject.Null.NULL || value == Boolean.FALSE || value instanceof List<?> list
        && list.isEmpty();
  }

  final boolean isNull(JsonObject node, String key) {
    Object value = node.get(key);
    return value == null || value == JsonObject.Null.NULL;
  }

  /** The object that a field holds; the path is at the field already. */
  final JsonObject object(JsonObject node, String key) {
    return node(node.get(key));
  }

  final JsonObject node(Object value) {
    if (value instanceof JsonObject object) {
      return object;
    }
    throw fail("must be a node, was " + describe(value));
  }

  final List<?> list(JsonObject node, String key) {
    Object value = node.get(key);
    if (value instanceof List<?> list) {
      return list;
    }
    throw failAt(key, "must be an array, was " + describe(value));
  }

  final String string(JsonObject node, String key) {
    Object value = node.get(key);
    if (value instanceof String text) {
      return text;
    }
    throw failAt(key, "must be a string, was " + describe(value));
  }

  /** A boolean; one that is not there is false. */
  final boolean bool(JsonObject node, String key) {
    Object value = node.get(key);
    if (value == null) {
      return false;
    }
    if (value instanceof Boolean b) {
      return b;
    }
    throw failAt(key, "must be a boolean, was " + describe(value));
  }

  /** A boolean that must have this value if it is there. */
  final void fixed(JsonObject node, String key, boolean value) {
    if (node.get(key) != null && bool(node, key) != value) {
      throw failAt(key, "must be " + value + " in " + node.type);
    }
  }

  static String describe(Object value) {
    if (value == null) {
      return "absent";
    }
    if (value instanceof JsonObject object) {
      return object.type == null ? "an object without a type" : quoted(object.type);
    }
    return value == JsonObject.Null.NULL ? "null" : value instanceof String ? "a string"
        : value instanceof Double ? "a number" : value instanceof Boolean ? "a boolean" : "an array";
  }

  /** Text of the document, shortened and without what does not print. */
  static String quoted(String text) {
    String shown = text.length() <= QUOTED ? text : text.substring(0, QUOTED) + "…";
    StringBuilder builder = new StringBuilder(shown.length());
    for (int i = 0; i < shown.length(); i++) {
      char c = shown.charAt(i);
      builder.append(Character.isISOControl(c) || Character.isSurrogate(c) ? '?' : c);
    }
    return builder.toString();
  }

  // Names

  /** A name as property names have it: reserved words too. */
  final Identifier name(JsonObject node) {
    int start = open(node, "Identifier");
    return new Identifier(start, end(node, start), identifierName(node));
  }

  /** A name of a variable or a label. */
  final Identifier variable(JsonObject node) {
    Identifier id = name(node);
    if (IdentifierNames.isReserved(id.name())) {
      throw failAt("name", "Unexpected reserved word '" + id.name() + "'");
    }
    return id;
  }

  final String identifierName(JsonObject node) {
    String name = counted(string(node, "name"));
    if (!IdentifierNames.isIdentifierName(name)) {
      throw failAt("name", "must be an identifier, was '" + quoted(name) + "'");
    }
    return name;
  }
}
