package dev.ration.parser;

import static dev.ration.parser.RationLexer.ARROW;
import static dev.ration.parser.RationLexer.ASI;
import static dev.ration.parser.RationLexer.ASSIGN;
import static dev.ration.parser.RationLexer.BIGINT;
import static dev.ration.parser.RationLexer.BREAK;
import static dev.ration.parser.RationLexer.COMMA;
import static dev.ration.parser.RationLexer.CONST;
import static dev.ration.parser.RationLexer.DOT;
import static dev.ration.parser.RationLexer.FALSE;
import static dev.ration.parser.RationLexer.IN;
import static dev.ration.parser.RationLexer.INCREMENT;
import static dev.ration.parser.RationLexer.LEFT_BRACKET;
import static dev.ration.parser.RationLexer.LEFT_PAREN;
import static dev.ration.parser.RationLexer.LET;
import static dev.ration.parser.RationLexer.NULL;
import static dev.ration.parser.RationLexer.NUMBER;
import static dev.ration.parser.RationLexer.POSTFIX_INCREMENT;
import static dev.ration.parser.RationLexer.PRIVATE_NAME;
import static dev.ration.parser.RationLexer.RIGHT_PAREN;
import static dev.ration.parser.RationLexer.STRING;
import static dev.ration.parser.RationLexer.TEMPLATE;
import static dev.ration.parser.RationLexer.TEMPLATE_TAIL;
import static dev.ration.parser.RationLexer.THIS;
import static dev.ration.parser.RationLexer.THROW;
import static dev.ration.parser.RationLexer.TRUE;
import static dev.ration.parser.RationLexer.UNEXPECTED_CHARACTER;
import static dev.ration.parser.RationLexer.VAR;

import dev.ration.number.StringToNumber;
import dev.ration.regexp.RegExpProgram;
import dev.ration.regexp.RegExpSyntaxError;
import dev.ration.syntax.ErrorLog;
import dev.ration.syntax.IdentifierNames;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.ParseFailure;
import dev.ration.syntax.RegExpFlags;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.ArrayExpression;
import dev.ration.syntax.ast.ArrayPattern;
import dev.ration.syntax.ast.ArrowFunctionExpression;
import dev.ration.syntax.ast.AssignmentExpression;
import dev.ration.syntax.ast.AssignmentOperator;
import dev.ration.syntax.ast.AssignmentPattern;
import dev.ration.syntax.ast.AssignmentProperty;
import dev.ration.syntax.ast.AwaitExpression;
import dev.ration.syntax.ast.BigIntLiteral;
import dev.ration.syntax.ast.BlockStatement;
import dev.ration.syntax.ast.BooleanLiteral;
import dev.ration.syntax.ast.BreakStatement;
import dev.ration.syntax.ast.CallExpression;
import dev.ration.syntax.ast.CatchClause;
import dev.ration.syntax.ast.ChainExpression;
import dev.ration.syntax.ast.ClassDeclaration;
import dev.ration.syntax.ast.ClassElement;
import dev.ration.syntax.ast.ClassExpression;
import dev.ration.syntax.ast.ClassNode;
import dev.ration.syntax.ast.ConditionalExpression;
import dev.ration.syntax.ast.ContinueStatement;
import dev.ration.syntax.ast.DebuggerStatement;
import dev.ration.syntax.ast.DoWhileStatement;
import dev.ration.syntax.ast.Elision;
import dev.ration.syntax.ast.EmptyStatement;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.ExpressionStatement;
import dev.ration.syntax.ast.ForInStatement;
import dev.ration.syntax.ast.ForOfStatement;
import dev.ration.syntax.ast.ForStatement;
import dev.ration.syntax.ast.FunctionDeclaration;
import dev.ration.syntax.ast.FunctionExpression;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.IfStatement;
import dev.ration.syntax.ast.LabeledStatement;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.MetaProperty;
import dev.ration.syntax.ast.MethodDefinition;
import dev.ration.syntax.ast.NewExpression;
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.NullLiteral;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.ObjectExpression;
import dev.ration.syntax.ast.ObjectMember;
import dev.ration.syntax.ast.ObjectPattern;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.Property;
import dev.ration.syntax.ast.PropertyDefinition;
import dev.ration.syntax.ast.RegExpLiteral;
import dev.ration.syntax.ast.RestElement;
import dev.ration.syntax.ast.ReturnStatement;
import dev.ration.syntax.ast.SequenceExpression;
import dev.ration.syntax.ast.SpreadElement;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.StaticBlock;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.Super;
import dev.ration.syntax.ast.SwitchCase;
import dev.ration.syntax.ast.SwitchStatement;
import dev.ration.syntax.ast.TaggedTemplateExpression;
import dev.ration.syntax.ast.TemplateLiteral;
import dev.ration.syntax.ast.ThisExpression;
import dev.ration.syntax.ast.ThrowStatement;
import dev.ration.syntax.ast.TryStatement;
import dev.ration.syntax.ast.UnaryExpression;
import dev.ration.syntax.ast.UpdateExpression;
import dev.ration.syntax.ast.UpdateOperator;
import dev.ration.syntax.ast.VariableDeclaration;
import dev.ration.syntax.ast.VariableDeclarator;
import dev.ration.syntax.ast.VariableKind;
import dev.ration.syntax.ast.WhileStatement;
import dev.ration.syntax.ast.YieldExpression;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;

/**
 * Makes the tree as the grammar's actions call it, and reports the errors that show in one place of the text.
 * What needs scopes or the context of a function is left to {@code syntax.EarlyErrors}. Offsets named
 * {@code end} are exclusive.
 */
final class AstFactory {
  private final String text;
  private final TokenBuffer tokens;
  private final CoverGrammar covers;
  private final OperatorStack operators;
  private final int nesting;
  private final ErrorLog log;
  private int depth;
  private int evals;
  /** The last parenthesised list that was closed: the only one that an arrow can follow. */
  private Cover lastCover;

  AstFactory(Source source, TokenBuffer tokens, int nesting, ErrorLog log) {
    this.text = source.text();
    this.tokens = tokens;
    this.nesting = nesting;
    this.log = log;
    this.covers = new CoverGrammar(text, log);
    this.operators = new OperatorStack(nesting, log);
  }

  /** Fails on what only a whole text shows. */
  void finish() {
    covers.finish();
  }

  // Positions, limits, errors

  int at(Token token) {
    return ((SourceToken) token).start();
  }

  /** Calls of {@code eval} seen so far: a function holds one if the number grows while it is read. */
  int evals() {
    return evals;
  }

  /** One level deeper: a bracket, a statement, a right-nested operator. */
  void enter(Token token) {
    // a statement and its expression are two levels and no nesting yet
    if (++depth > nesting + 2) {
      throw new ParseFailure(at(token), ParseError.Kind.NESTING,
          "the source is nested too deeply (the limit is " + nesting + " levels)");
    }
  }

  void exit() {
    depth--;
  }

  /** Where the work on a statement begins, to be taken up again if it fails. */
  record Mark(int token, int start, int depth, int operands, int operators) {}

  Mark mark() {
    return new Mark(tokens.index(), tokens.LT(1).start(), depth, operators.open(), operators.waiting());
  }

  /** Forgets what was begun since a mark, and what was left for later. */
  void backTo(Mark mark) {
    depth = mark.depth();
    operators.backTo(mark.operands(), mark.operators());
    covers.forget(mark.start());
    lastCover = null;
  }

  ParseFailure unexpected(Token token) {
    SourceToken found = (SourceToken) token;
    SourceToken before = tokens.before(found);
    if (found.getType() == ASI && (before == null || before.getType() != THROW)) {
      // it is what made the semicolon necessary that is unexpected
      found = tokens.read(found.getTokenIndex() + 1);
    }
    if (found.getType() == UNEXPECTED_CHARACTER) {
      return tokens.trail().failure(found);
    }
    return SyntaxMessages.unexpected(found, before);
  }

  private static ParseFailure fail(int offset, String message) {
    return new ParseFailure(offset, message);
  }

  /** After a comma that nothing follows: the bracket must close. */
  void lastBefore(Token next, int close) {
    if (next.getType() != close) {
      throw unexpected(next);
    }
  }

  /** A missing element of an array: a hole if a comma follows, else nothing. */
  void hole(List<? super Elision> list, Token next) {
    if (next.getType() == COMMA) {
      list.add(new Elision(at(next), at(next)));
    }
  }

  <T> List<T> append(List<T> list, T first, T next) {
    List<T> all = list;
    if (all == null) {
      all = new ArrayList<>();
      all.add(first);
    }
    all.add(next);
    return all;
  }

  // Statements

  /** The statements of a script or function: marks the directives at their head. */
  List<Statement> body(List<Statement> statements) {
    for (int i = 0; i < statements.size(); i++) {
      if (!(statements.get(i) instanceof ExpressionStatement s
          && s.expression() instanceof StringLiteral literal && literal.start() == s.start())) {
        break;
      }
      String raw = text.substring(literal.start() + 1, literal.end() - 1);
      statements.set(i, new ExpressionStatement(s.start(), s.end(), literal, raw));
    }
    return List.copyOf(statements);
  }

  Statement notDeclaration(Statement s) {
    boolean lexical = s instanceof VariableDeclaration v && v.kind() != VariableKind.VAR;
    if (lexical || s instanceof FunctionDeclaration || s instanceof ClassDeclaration
        || s instanceof LabeledStatement l && isLabelledFunction(l)) {
      log.report(s.start(), "A declaration is not allowed in a single-statement context");
    }
    return s;
  }

  private static boolean isLabelledFunction(LabeledStatement labeled) {
    Statement body = labeled.body();
    while (body instanceof LabeledStatement inner) {
      body = inner.body();
    }
    return body instanceof FunctionDeclaration;
  }

  Statement empty(Token start, int end) {
    return new EmptyStatement(at(start), end);
  }

  Statement debugger(Token start, int end) {
    return new DebuggerStatement(at(start), end);
  }

  BlockStatement block(Token start, List<Statement> body, int end) {
    return new BlockStatement(at(start), end, List.copyOf(body));
  }

  Statement expressionStatement(Token start, Expression e, int end) {
    return new ExpressionStatement(at(start), end, e, null);
  }

  VariableDeclaration variables(Token keyword, List<VariableDeclarator> list, int end) {
    requireInitializers(keyword, list);
    return new VariableDeclaration(at(keyword), end, kind(keyword), List.copyOf(list));
  }

  private static VariableKind kind(Token keyword) {
    return switch (keyword.getType()) {
      case VAR -> VariableKind.VAR;
      case LET -> VariableKind.LET;
      default -> VariableKind.CONST;
    };
  }

  private void requireInitializers(Token keyword, List<VariableDeclarator> list) {
    for (VariableDeclarator d : list) {
      if (d.init() == null && !(d.id() instanceof Identifier)) {
        log.report(d.end(), "Missing initializer in destructuring declaration");
      }
      if (d.init() == null && keyword.getType() == CONST) {
        log.report(d.end(), "Missing initializer in const declaration");
      }
    }
  }

  VariableDeclarator declarator(Token start, Pattern id, Expression init, int end) {
    return new VariableDeclarator(at(start), end, id, init);
  }

  Statement ifStatement(IfChain chain, int end) {
    Statement alternate = chain.alternate;
    for (int i = chain.tests.size() - 1; i >= 0; i--) {
      int to = alternate == null ? chain.consequents.get(i).end() : end;
      alternate = new IfStatement(chain.starts.get(i), to, chain.tests.get(i), chain.consequents.get(i),
          alternate);
    }
    return alternate;
  }

  Statement doWhile(Token start, Statement body, Expression test, int end) {
    return new DoWhileStatement(at(start), end, body, test);
  }

  Statement whileStatement(Token start, Expression test, Statement body, int end) {
    return new WhileStatement(at(start), end, test, body);
  }

  Statement forStatement(Token start, ForHead head, Statement body, int end) {
    return switch (head.kind()) {
      case LOOP -> new ForStatement(at(start), end, head.left(), head.test(), head.update(), body);
      case IN -> new ForInStatement(at(start), end, head.left(), head.right(), body);
      case OF -> new ForOfStatement(at(start), end, head.left(), head.right(), body, head.await());
    };
  }

  ForHead forHead(Token await, Node init, Expression test, Expression update) {
    refuseAwait(await);
    return new ForHead(ForHead.Kind.LOOP, init, test, update, null, false);
  }

  ForHead forIn(Token await, Node left, Expression right) {
    refuseAwait(await);
    return new ForHead(ForHead.Kind.IN, left, null, null, right, false);
  }

  ForHead forOf(Token await, Node left, Expression right) {
    return new ForHead(ForHead.Kind.OF, left, null, null, right, await != null);
  }

  private void refuseAwait(Token await) {
    if (await != null) {
      throw unexpected(await);
    }
  }

  VariableDeclaration loopVariables(Token keyword, List<VariableDeclarator> list, Token semicolon) {
    return variables(keyword, list, list.get(list.size() - 1).end());
  }

  VariableDeclaration iterationVariable(Token keyword, List<VariableDeclarator> list, boolean in) {
    VariableDeclarator first = list.get(0);
    String loop = in ? "for-in" : "for-of";
    if (list.size() > 1) {
      log.report(list.get(1).start(), "A " + loop + " loop declares one variable only");
    }
    if (first.init() != null) {
      log.report(first.init().start(), "The variable of a " + loop + " loop cannot have an initializer");
    }
    return new VariableDeclaration(at(keyword), first.end(), kind(keyword), List.of(first));
  }

  Pattern iterationTarget(Token start, Expression e, boolean refuseAsync) {
    if (refuseAsync && e instanceof Identifier id && id.name().equals("async")
        && ((SourceToken) start).is("async")) {
      log.report(at(start), "The left-hand side of a for-of loop may not be 'async'");
    }
    Pattern target = covers.target(e);
    if (target == null) {
      throw fail(at(start), "Invalid left-hand side in the head of a for loop");
    }
    return target;
  }

  Statement jump(Token keyword, Token label, int end) {
    Identifier id = label == null ? null : identifier(label);
    return keyword.getType() == BREAK
        ? new BreakStatement(at(keyword), end, id) : new ContinueStatement(at(keyword), end, id);
  }

  Statement returnStatement(Token start, Expression argument, int end) {
    return new ReturnStatement(at(start), end, argument);
  }

  Statement throwStatement(Token start, Expression argument, int end) {
    return new ThrowStatement(at(start), end, argument);
  }

  Statement labeled(Token label, Statement body, int end) {
    Identifier id = identifier(label);
    boolean lexical = body instanceof VariableDeclaration v && v.kind() != VariableKind.VAR;
    if (lexical || body instanceof ClassDeclaration || body instanceof FunctionDeclaration) {
      log.report(body.start(), "A declaration cannot be labelled");
    }
    return new LabeledStatement(id.start(), end, id, body);
  }

  void addCase(List<SwitchCase> cases, SwitchCase added) {
    if (added.test() == null) {
      for (SwitchCase c : cases) {
        if (c.test() == null) {
          log.report(added.start(), "More than one default clause in a switch statement");
        }
      }
    }
    cases.add(added);
  }

  Statement switchStatement(Token start, Expression discriminant, List<SwitchCase> cases, int end) {
    return new SwitchStatement(at(start), end, discriminant, List.copyOf(cases));
  }

  SwitchCase switchCase(Token start, Expression test, List<Statement> body, int end) {
    return new SwitchCase(at(start), end, test, List.copyOf(body));
  }

  Statement tryStatement(Token start, BlockStatement block, CatchClause handler, BlockStatement finalizer,
      int end) {
    if (handler == null && finalizer == null) {
      log.report(end, "Missing catch or finally after try");
    }
    return new TryStatement(at(start), end, block, handler, finalizer);
  }

  CatchClause catchClause(Token start, Pattern param, BlockStatement body, int end) {
    return new CatchClause(at(start), end, param, body);
  }

  // Binding patterns

  Identifier identifier(Token token) {
    SourceToken t = (SourceToken) token;
    return new Identifier(t.start(), t.end(), t.name());
  }

  Pattern objectPattern(Token start, List<Node> list, int end) {
    List<AssignmentProperty> properties = new ArrayList<>(list.size());
    RestElement rest = null;
    for (Node node : list) {
      if (node instanceof RestElement r) {
        rest = r;
      } else {
        properties.add((AssignmentProperty) node);
      }
    }
    return new ObjectPattern(at(start), end, List.copyOf(properties), rest);
  }

  Pattern arrayPattern(Token start, List<Pattern> elements, int end) {
    return new ArrayPattern(at(start), end, List.copyOf(elements));
  }

  Pattern withDefault(Pattern target, Expression value, int end) {
    return value == null ? target : new AssignmentPattern(target.start(), end, target, value);
  }

  RestElement rest(Token start, Pattern argument, int end) {
    return new RestElement(at(start), end, argument);
  }

  AssignmentProperty assignmentProperty(Token start, Expression key, boolean computed, Pattern value,
      int end) {
    return new AssignmentProperty(at(start), end, key, computed, false, value);
  }

  AssignmentProperty shorthandBinding(Token start, Expression key, Expression value, int end, Token next) {
    Identifier id = shorthandName(key, next);
    return new AssignmentProperty(at(start), end, id, false, true, withDefault(id, value, end));
  }

  private Identifier shorthandName(Expression key, Token next) {
    if (!(key instanceof Identifier id)) {
      throw unexpected(next);
    }
    if (IdentifierNames.isReserved(id.name())) {
      log.report(id.start(), "Unexpected reserved word '" + id.name() + "'");
    }
    return id;
  }

  // Functions

  FunctionNode function(int start, FunctionNode.Kind kind, Token name, List<Pattern> params,
      List<Statement> body, boolean async, boolean generator, int evalsBefore, int end) {
    boolean simple = true;
    for (Pattern param : params) {
      simple &= param instanceof Identifier;
    }
    boolean useStrict = FunctionNode.hasUseStrict(body);
    if (useStrict && !simple) {
      log.report(body.get(0).start(), "'use strict' is not allowed in a function with non-simple parameters");
    }
    return new FunctionNode(start, end, kind, name == null ? null : identifier(name), List.copyOf(params),
        body, async, generator, false, simple, useStrict, evals > evalsBefore);
  }

  Statement functionDeclaration(FunctionNode f) {
    if (f.id() == null) {
      log.report(text.indexOf('(', f.start()), "A function declaration needs a name");
      return new EmptyStatement(f.start(), f.end());
    }
    return new FunctionDeclaration(f.start(), f.end(), f);
  }

  Expression functionExpression(FunctionNode f) {
    return new FunctionExpression(f.start(), f.end(), f);
  }

  FunctionNode method(MemberHead head, List<Pattern> params, List<Statement> body, int evalsBefore, int end) {
    if (head.get && !params.isEmpty()) {
      log.report(params.get(0).start(), "A getter has no parameters");
    }
    if (head.set && (params.size() != 1 || params.get(0) instanceof RestElement)) {
      log.report(head.key.start(), "A setter has exactly one parameter");
    }
    if (head.isConstructor() && head.isModified()) {
      log.report(head.key.start(), "A class constructor may not be an accessor, a generator or async");
    }
    return function(head.functionStart, head.functionKind(), null, params, body, head.async, head.generator,
        evalsBefore, end);
  }

  List<Statement> conciseBody(Token start, Expression e, int end) {
    return List.of(new ReturnStatement(at(start), end, e));
  }

  ArrowHead arrowHead(Token start, Expression e, Token arrow) {
    SourceToken before = tokens.before((SourceToken) arrow);
    if (((SourceToken) arrow).afterNewline) {
      throw unexpected(arrow);
    }
    int from = at(start);
    if (e instanceof Identifier id && id.start() == from && id.end() == before.end()) {
      return new ArrowHead(from, List.of(id), false);
    }
    if (lastCover != null && lastCover.start == from && lastCover.end == before.end()) {
      if (lastCover.marked) {
        covers.unparenthesize(e);
      }
      return new ArrowHead(from, parameters(lastCover.items), false);
    }
    if (e instanceof CallExpression call && call.start() == from && call.end() == before.end()
        && isAsyncHead(call, (SourceToken) start)) {
      return new ArrowHead(from, parameters(call.arguments()), true);
    }
    throw fail(from, "Malformed arrow function parameter list");
  }

  /** Whether a call that an arrow follows is {@code async (…)}, on one line. */
  private boolean isAsyncHead(CallExpression call, SourceToken start) {
    return !call.optional() && start.is("async") && call.callee().start() == start.start()
        && call.callee().end() == start.end() && !tokens.after(start).afterNewline;
  }

  private List<Pattern> parameters(List<Expression> items) {
    List<Pattern> params = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof SpreadElement && i < items.size() - 1) {
        log.report(items.get(i).start(), "A rest parameter must be the last parameter");
      }
      params.add(covers.parameter(items.get(i)));
    }
    return params;
  }

  ArrowHead asyncArrowHead(Token start, Token name, Token arrow) {
    if (((SourceToken) arrow).afterNewline) {
      throw unexpected(arrow);
    }
    return new ArrowHead(at(start), List.of(identifier(name)), true);
  }

  Expression arrow(ArrowHead head, List<Statement> body, boolean concise, int evalsBefore, int end) {
    FunctionNode f = function(head.start(), FunctionNode.Kind.ARROW, null, head.params(), body, head.async(),
        false, evalsBefore, end);
    if (concise) {
      f = new FunctionNode(f.start(), end, f.kind(), null, f.params(), body, f.async(), false, true,
          f.simpleParameters(), false, f.containsDirectEval());
    }
    return new ArrowFunctionExpression(head.start(), end, f);
  }

  // Classes

  ClassNode classNode(int start, Token name, Expression superClass, List<ClassElement> elements, int end) {
    return new ClassNode(start, end, name == null ? null : identifier(name), superClass,
        List.copyOf(elements));
  }

  Statement classDeclaration(ClassNode c) {
    if (c.id() == null) {
      log.report(c.start(), "A class declaration needs a name");
      return new EmptyStatement(c.start(), c.end());
    }
    return new ClassDeclaration(c.start(), c.end(), c);
  }

  Expression classExpression(ClassNode c) {
    return new ClassExpression(c.start(), c.end(), c);
  }

  void elementName(MemberHead head, Expression key, boolean computed) {
    head.name(key, computed);
    head.inClass = true;
  }

  ClassElement staticBlock(MemberHead head, List<Statement> body, int end) {
    if (!head.isStatic) {
      log.report(head.start, "Unexpected token '{'");
    }
    return new StaticBlock(head.start, end, List.copyOf(body));
  }

  ClassElement methodDefinition(MemberHead head, FunctionNode f) {
    MethodDefinition.Kind kind = head.get ? MethodDefinition.Kind.GET
        : head.set ? MethodDefinition.Kind.SET
        : head.isConstructor() ? MethodDefinition.Kind.CONSTRUCTOR
        : MethodDefinition.Kind.METHOD;
    return new MethodDefinition(head.start, f.end(), kind, head.key, head.computed, head.isStatic, f);
  }

  PropertyDefinition field(MemberHead head, Expression value, int end, Token next) {
    if (head.isModified()) {
      throw unexpected(next);
    }
    return new PropertyDefinition(head.start, end, head.key, head.computed, head.isStatic, value);
  }

  PrivateName privateName(Token token) {
    SourceToken t = (SourceToken) token;
    return new PrivateName(t.start(), t.end(), t.name());
  }

  // Expressions: primary

  Expression literal(Token token) {
    SourceToken t = (SourceToken) token;
    int start = t.start();
    int end = t.end();
    return switch (t.getType()) {
      case THIS -> new ThisExpression(start, end);
      case NULL -> new NullLiteral(start, end);
      case TRUE -> new BooleanLiteral(start, end, true);
      case FALSE -> new BooleanLiteral(start, end, false);
      case NUMBER -> new NumericLiteral(start, end, StringToNumber.numericLiteral(t.getText()));
      case BIGINT -> new BigIntLiteral(start, end, Literals.bigInt(t.getText()));
      case STRING -> new StringLiteral(start, end, Literals.string(t.getText(), start, log));
      default -> regExp(t);
    };
  }

  private Expression regExp(SourceToken t) {
    int close = text.lastIndexOf('/', t.end() - 1);
    String flags = text.substring(close + 1, t.end());
    if (!RegExpFlags.areValid(flags)) {
      log.report(close + 1, "Invalid regular expression flags");
      return new RegExpLiteral(t.start(), t.end(), text.substring(t.start() + 1, close), "");
    }
    String pattern = text.substring(t.start() + 1, close);
    try {
      RegExpProgram.validate(pattern, flags);
    } catch (RegExpSyntaxError e) {
      log.report(Math.min(t.start() + 1 + e.offset(), close), e.getMessage());
    }
    return new RegExpLiteral(t.start(), t.end(), pattern, flags);
  }

  Expression name(Token token) {
    return identifier(token);
  }

  Expression array(Token start, List<Expression> elements, int end) {
    return new ArrayExpression(at(start), end, List.copyOf(elements));
  }

  Expression object(Token start, List<ObjectMember> members, int end) {
    return new ObjectExpression(at(start), end, List.copyOf(members));
  }

  ObjectMember initProperty(MemberHead head, Expression value, int end) {
    if (head.isModified()) {
      log.report(head.key.end(), "Unexpected token ':'");
    }
    boolean proto = head.isNamed("__proto__");
    return new Property(head.start, end, proto ? Property.Kind.PROTO : Property.Kind.INIT, head.key,
        head.computed, false, value);
  }

  ObjectMember methodProperty(MemberHead head, FunctionNode f) {
    Property.Kind kind = head.get ? Property.Kind.GET : head.set ? Property.Kind.SET : Property.Kind.METHOD;
    return new Property(head.start, f.end(), kind, head.key, head.computed, false, functionExpression(f));
  }

  ObjectMember shorthand(MemberHead head, Expression initializer, int end, Token next) {
    if (head.isModified() || head.computed) {
      throw unexpected(next);
    }
    Identifier id = shorthandName(head.key, next);
    if (initializer == null) {
      return new Property(head.start, end, Property.Kind.INIT, id, false, true, id);
    }
    Expression value =
        new AssignmentExpression(head.start, end, AssignmentOperator.ASSIGN, id, initializer);
    Property property = new Property(head.start, end, Property.Kind.INIT, id, false, true, value);
    covers.initializer(property);
    return property;
  }

  Template template(Token token, Template open) {
    SourceToken t = (SourceToken) token;
    Template template = open == null ? new Template(t.start()) : open;
    boolean last = t.getType() == TEMPLATE || t.getType() == TEMPLATE_TAIL;
    template.add(t, last ? 1 : 2);
    return template;
  }

  TemplateLiteral untagged(Template t) {
    return t.untagged(log);
  }

  void trailingComma(Cover cover, Token next) {
    lastBefore(next, RIGHT_PAREN);
    cover.parametersOnly = true;
  }

  Expression parenthesized(Token start, Cover cover, Token close, Token next) {
    cover.start = at(start);
    cover.end = ((SourceToken) close).end();
    lastCover = cover;
    if (cover.parametersOnly) {
      if (next.getType() != ARROW) {
        throw cover.items.isEmpty() ? unexpected(close) : unexpected(next);
      }
      return new Elision(cover.start, cover.end);
    }
    if (cover.items.size() > 1) {
      return new SequenceExpression(tokens.after((SourceToken) start).start(),
          tokens.before((SourceToken) close).end(), List.copyOf(cover.items));
    }
    Expression e = cover.items.get(0);
    cover.marked = covers.parenthesize(e);
    return e;
  }

  Expression spread(Token start, Expression argument, int end) {
    return new SpreadElement(at(start), end, argument);
  }

  Expression superReference(Token token, Token next) {
    switch (next.getType()) {
      case DOT, LEFT_BRACKET, LEFT_PAREN -> { }
      default -> log.report(at(token), "'super' must be called or followed by a property");
    }
    return new Super(at(token), ((SourceToken) token).end());
  }

  Expression newTarget(Token start, Token name, int end) {
    if (!((SourceToken) name).is("target")) {
      throw unexpected(name);
    }
    return new MetaProperty(at(start), end);
  }

  // Expressions: left-hand sides

  NewChain openNew(NewChain chain, Token token) {
    enter(token);
    NewChain news = chain == null ? new NewChain() : chain;
    news.open(at(token));
    return news;
  }

  Expression base(NewChain news, Expression e, Token start, Token next) {
    if (news != null) {
      news.from = at(start);
      if (e instanceof Super && next.getType() == LEFT_PAREN) {
        log.report(e.start(), "'super' cannot be constructed with new");
      }
    }
    return e;
  }

  Expression member(int start, Expression object, Token name, boolean optional, int end) {
    Expression property = identifierOrPrivate(name);
    if (property instanceof PrivateName && object instanceof Super) {
      log.report(property.start(), "'super' has no private names");
    }
    return new MemberExpression(start, end, object, property, false, optional);
  }

  private Expression identifierOrPrivate(Token name) {
    return name.getType() == PRIVATE_NAME ? privateName(name) : identifier(name);
  }

  Expression computedMember(int start, Expression object, Expression property, boolean optional, int end) {
    return new MemberExpression(start, end, object, property, true, optional);
  }

  Expression call(int start, Expression callee, List<Expression> arguments, boolean optional, int end) {
    if (!optional && callee instanceof Identifier id && id.name().equals("eval")) {
      evals++;
    }
    return new CallExpression(start, end, callee, List.copyOf(arguments), optional);
  }

  Expression callOrNew(NewChain news, Token start, Expression callee, List<Expression> arguments, int end) {
    if (news == null) {
      return call(at(start), callee, arguments, false, end);
    }
    if (!news.isPending()) {
      return call(news.from, callee, arguments, false, end);
    }
    exit();
    return new NewExpression(news.close(), end, callee, List.copyOf(arguments));
  }

  Expression tagged(int start, Expression tag, Template template, boolean inChain, int end) {
    if (inChain) {
      log.report(template.tagged().start(), "A template cannot follow an optional chain");
    }
    return new TaggedTemplateExpression(start, end, tag, template.tagged());
  }

  boolean optional(NewChain news, Token token) {
    if (news != null && news.isPending()) {
      log.report(at(token), "An optional chain cannot be constructed with new");
    }
    return true;
  }

  Expression closeLeftHandSide(NewChain news, Token start, Expression e, boolean chain, int end) {
    Expression closed = e;
    if (chain) {
      closed = new ChainExpression(at(start), end, closed);
    }
    while (news != null && news.isPending()) {
      exit();
      closed = new NewExpression(news.close(), end, closed, List.of());
    }
    return closed;
  }

  // Expressions: operators

  Expression sequence(Token start, List<Expression> list, int end) {
    return new SequenceExpression(at(start), end, List.copyOf(list));
  }

  Expression conditional(Token start, Expression test, Expression consequent, Expression alternate, int end) {
    return new ConditionalExpression(at(start), end, test, consequent, alternate);
  }

  Pattern assignmentTarget(Token start, Expression e, Token operator) {
    Pattern target = operator.getType() == ASSIGN || e instanceof Identifier || e instanceof MemberExpression
        ? covers.target(e) : null;
    if (target == null) {
      throw fail(at(start), "Invalid left-hand side in assignment");
    }
    return target;
  }

  Expression assign(Token start, Pattern target, Token operator, Expression value, int end) {
    return new AssignmentExpression(at(start), end, OperatorTable.assignment(operator.getType()), target,
        value);
  }

  Expression yield(Token start, Token star, Expression argument, Token argumentStart, int end) {
    Token next = star == null ? argumentStart : star;
    if (next != null && ((SourceToken) next).afterNewline) {
      throw unexpected(next);
    }
    return new YieldExpression(at(start), end, argument, star != null);
  }

  Expression unary(Token operator, Expression argument, int end) {
    refusePrivateName(argument);
    return new UnaryExpression(at(operator), end, OperatorTable.unary(operator.getType()), argument);
  }

  Expression await(Token operator, Expression argument, int end) {
    refusePrivateName(argument);
    return new AwaitExpression(at(operator), end, argument);
  }

  private void refusePrivateName(Expression argument) {
    if (argument instanceof PrivateName) {
      log.report(argument.start(), "A private name must be the left operand of 'in'");
    }
  }

  Expression update(Token start, Token operator, boolean prefix, Expression argument, int end) {
    if (!(argument instanceof Identifier) && !(argument instanceof MemberExpression)) {
      throw fail(argument.start(), "Invalid operand of " + operator.getText());
    }
    boolean increment = operator.getType() == INCREMENT || operator.getType() == POSTFIX_INCREMENT;
    return new UpdateExpression(at(start), end, increment ? UpdateOperator.INCREMENT
        : UpdateOperator.DECREMENT, prefix, argument);
  }

  int openOperators() {
    return operators.open();
  }

  void operand(Token start, Expression e, int end) {
    operators.operand(at(start), e, end);
  }

  void operator(Token token, int base) {
    operators.operator((SourceToken) token, base);
  }

  Expression closeOperators(int base) {
    return operators.close(base);
  }
}
