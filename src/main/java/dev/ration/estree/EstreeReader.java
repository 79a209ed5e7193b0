package dev.ration.estree;

import dev.ration.syntax.EarlyErrors;
import dev.ration.syntax.IdentifierNames;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.Utf8;
import dev.ration.syntax.ast.ExpressionStatement;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.Program;
import dev.ration.syntax.ast.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a document: a Program as acorn writes it, or one in an envelope with a version, its kind and its
 * text. What comes out has passed every early error of a text; whatever is wrong is refused with the path of
 * the node.
 */
public final class EstreeReader {
  /** The version of the document that is written, and the newest that is read. */
  public static final int VERSION = 1;
  static final String FORMAT = "ration-estree";

  private static final int COUNTED_CHARACTERS = 1 << 20;
  /**
   * How much longer than its document a text without nodes may be, a long comment say, for its lines to be
   * known.
   */
  private static final long MORE_LINES = 1 << 16;
  private static final List<String> ENVELOPE = List.of("format", "version", "kind", "params", "source",
      "program");

  private final EstreeLimits limits;
  private final Deadline deadline;

  private EstreeReader(EstreeLimits limits) {
    this.limits = limits;
    this.deadline = new Deadline(limits);
  }

  /**
   * A program that was read.
   *
   * @param hasText its source is the text that the document held
   * @param hasLines lines and columns of its nodes are known
   */
  public record Tree(Program program, boolean hasText, boolean hasLines) {}

  /** What surrounds the tree. */
  private record Envelope(JsonObject program, Program.Kind kind, List<String> params, String source) {}

  /** The program of a document; {@code name} names its source. */
  public static Tree read(String name, String json, EstreeLimits limits) throws EstreeError {
    Places places = null;
    try {
      EstreeReader reader = new EstreeReader(limits);
      reader.checkSize(json);
      Envelope envelope = reader.envelope(JsonTree.read(json, reader.deadline));
      places = reader.places(name, envelope, json.length());
      if (envelope.kind() == null) {
        envelope = new Envelope(envelope.program(), kindOf(envelope.program(), places), envelope.params(),
            envelope.source());
      }
      Program program = reader.program(envelope, places);
      return new Tree(program, places.hasText(), places.hasLines());
    } catch (Refused e) {
      throw error(e, places);
    }
  }

  private static EstreeError error(Refused e, Places places) {
    if (places == null || !places.hasLines() || e.offset < 0) {
      return new EstreeError(e.kind, e.getMessage(), 0, 0, "");
    }
    Source source = places.source;
    return new EstreeError(e.kind, e.getMessage(), source.line(e.offset), source.column(e.offset),
        places.hasText() ? source.codeFrame(e.offset) : "");
  }

  // The document

  private void checkSize(String json) {
    if (json.length() > limits.documentBytes() / 3) {
      refuseOver("Eval AST", json, limits.documentBytes());
    }
  }

  private static void refuseOver(String what, String text, long cap) {
    boolean counted = text.length() <= COUNTED_CHARACTERS || text.length() <= cap;
    long bytes = counted ? Utf8.length(text) : text.length();
    if (bytes > cap) {
      throw new Refused(EstreeError.Kind.SIZE, what + " is " + (counted ? "" : "at least ") + bytes
          + " bytes, over the " + cap
          + "-byte limit; raise it with sourceBytes");
    }
  }

  private static Refused document(String message) {
    return new Refused(EstreeError.Kind.DOCUMENT, message);
  }

  private Envelope envelope(JsonObject top) {
    if (top.is("Program")) {
      return new Envelope(top, null, List.of(), null);
    }
    if (top.get("program") == null && top.get("format") == null) {
      throw document("the AST must be a Program, was " + FieldReader.describe(top));
    }
    for (int i = 0; i < top.size(); i++) {
      if (!ENVELOPE.contains(top.key(i))) {
        throw document(FieldReader.quoted(top.key(i)) + " is not a field of the AST's envelope");
      }
    }
    if (top.get("format") != null && !FORMAT.equals(top.get("format"))) {
      throw document("the AST's format must be " + FORMAT);
    }
    if (!(top.get("program") instanceof JsonObject program && program.is("Program"))) {
      throw document("program: must be a Program, was " + FieldReader.describe(top.get("program")));
    }
    Program.Kind kind = kind(top.get("kind"));
    return new Envelope((JsonObject) top.get("program"), kind, params(top.get("params"), kind),
        source(top.get("source")));
  }

  private static Program.Kind kind(Object value) {
    if (value == null) {
      return null;
    }
    if (value instanceof String text) {
      switch (text) {
        case "script":
          return Program.Kind.SCRIPT;
        case "expression":
          return Program.Kind.EXPRESSION;
        case "function":
          return Program.Kind.FUNCTION_BODY;
        default:
      }
    }
    throw document("the AST's kind must be script, expression or function");
  }

  private static List<String> params(Object value, Program.Kind kind) {
    if (value == null) {
      return List.of();
    }
    if (kind != Program.Kind.FUNCTION_BODY || !(value instanceof List<?> list)) {
      throw document("params must be an array of names, and there for a function only");
    }
    List<String> params = new ArrayList<>(list.size());
    for (Object item : list) {
      if (!(item instanceof String param) || !IdentifierNames.isIdentifierName(param)
          || IdentifierNames.isReserved(param)) {
        throw document("params[" + params.size() + "]: must be a plain name");
      }
      params.add((String) item);
    }
    return params;
  }

  private String source(Object value) {
    if (value == null || value == JsonObject.Null.NULL) {
      return null;
    }
    if (!(value instanceof String text)) {
      throw document("the AST's source must be a string");
    }
    if (text.length() > limits.sourceBytes() / 3) {
      refuseOver("Eval source", text, limits.sourceBytes());
    }
    return text;
  }

  private Places places(String name, Envelope envelope, int length) {
    return envelope.source() != null ? Places.inText(name, envelope.source())
        : Places.withoutText(name, envelope.program(), limits.maxOffset(),
            (int) Math.min(limits.maxOffset(), length + MORE_LINES));
  }

  // The tree

  private Program program(Envelope envelope, Places places) {
    Program program = read(envelope, places, new StatementReader(places, deadline, limits, -1));
    deadline.poll();
    try {
      check(program);
    } catch (ParseError e) {
      throw new Refused(EstreeError.Kind.SYNTAX, path(envelope, places) + ": " + e.getMessage(), e.offset());
    }
    deadline.poll();
    return program;
  }

  private static void check(Program program) throws ParseError {
    EarlyErrors.check(program, switch (program.kind()) {
      case FUNCTION_BODY -> EarlyErrors.Place.FUNCTION;
      case EXPRESSION -> EarlyErrors.Place.SCRIPT;
      default -> EarlyErrors.Place.EVAL_CODE;
    });
  }

  /** Where the first early error is: reads the tree again, with the numbers of its nodes for offsets. */
  private String path(Envelope envelope, Places places) {
    Places numbers = Places.numbers(places);
    Program numbered = read(envelope, numbers, new StatementReader(numbers, deadline, limits, -1));
    try {
      check(numbered);
    } catch (ParseError e) {
      Places again = Places.numbers(places);
      StatementReader reader = new StatementReader(again, deadline, limits, e.offset());
      read(envelope, again, reader);
      return reader.wantedPath();
    }
    throw new AssertionError("an early error does not depend on offsets");
  }

  private static Program read(Envelope envelope, Places places, StatementReader reader) {
    JsonObject node = envelope.program();
    int start = reader.open(node);
    int end = reader.end(node, start);
    if (node.get("sourceType") != null && !reader.string(node, "sourceType").equals("script")) {
      throw reader.failAt("sourceType", "must be script: modules are not supported");
    }
    Program.Kind kind = envelope.kind();
    List<Identifier> params = new ArrayList<>();
    for (String param : envelope.params()) {
      params.add(new Identifier(0, 0, param));
    }
    if (kind == Program.Kind.EXPRESSION && !isOneExpression(node)) {
      throw reader.failAt("body", "must be one ExpressionStatement where the kind is expression");
    }
    if (kind == Program.Kind.EXPRESSION) {
      reader.exit(); // the text had no statement around it
    }
    List<Statement> body = reader.statements(node, "body", true);
    boolean evals = reader.evals > 0;
    String text = places.source.text();
    boolean hasHashbang = kind != Program.Kind.FUNCTION_BODY && text.startsWith("#!");
    String hashbang = hasHashbang ? text.substring(2, lineEnd(text)) : null;
    if (kind == Program.Kind.EXPRESSION) {
      // the statement is the whole text without its hashbang, as the parser has it
      body = List.of(new ExpressionStatement(hashbang == null ? start : lineEnd(text), end,
          ((ExpressionStatement) body.get(0)).expression(), null));
    }
    return new Program(start, end, kind, List.copyOf(params), body, hashbang, evals, places.sourceOfTree());
  }

  private static int lineEnd(String text) {
    int end = 2;
    while (end < text.length() && !Source.isLineTerminator(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isOneExpression(JsonObject program) {
    return program.get("body") instanceof List<?> body && body.size() == 1
        && body.get(0) instanceof JsonObject only
        && only.is("ExpressionStatement");
  }

  /** A text that is one expression is no statement: what tells them apart is the semicolon. */
  private static Program.Kind kindOf(JsonObject program, Places places) {
    return isOneExpression(program)
        && !places.hasSemicolon((JsonObject) ((List<?>) program.get("body")).get(0))
        ? Program.Kind.EXPRESSION : Program.Kind.SCRIPT;
  }
}
