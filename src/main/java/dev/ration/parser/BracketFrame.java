package dev.ration.parser;

/** What an open bracket encloses, and what is pending directly inside it. */
final class BracketFrame {
  /** What the previous token allows next. */
  enum After {
    /** A statement may start. */
    START,
    /** An expression must start or go on. */
    OPERATOR,
    /** An operand has ended: a slash divides. */
    OPERAND,
    /** A postfix {@code ++} or {@code --}: an operand that nothing can call or index. */
    POSTFIX,
    /** The braced body of an arrow function, which no operator can follow. */
    ARROW_BODY,
    /**
     * {@code return}, {@code break}, {@code continue}, {@code throw}, {@code yield}, {@code debugger}: a new
     * line ends them.
     */
    RESTRICTED
  }

  enum Bracket {
    STATEMENTS, EXPRESSION, BLOCK, BODY, CLASS, OBJECT, TEMPLATE, PAREN, HEAD, PARAMETERS, BRACKET,
        COMPUTED_KEY
  }

  /** Where in a member of a class body or an object literal the previous token stands. */
  enum Member { START, NAMED, VALUE }

  Bracket bracket;
  /** The depth of the innermost frame, this one or one around it, that holds statements or class members. */
  int list;
  /** No statement can begin or end here: in the head of a loop, in an object or in a template. */
  boolean onePiece;
  /** A case clause stands directly inside. */
  boolean cases;
  /** What the closing bracket allows next; null after a member's body. */
  After after;
  Member member;
  /** Conditional operators whose colon is to come. */
  int ternaries;
  /** Whether {@code await} is a keyword here. */
  boolean await;
  /** In the head of a for statement, before the first semicolon. */
  boolean forHead;
  /** The call parenthesis of an {@code async (…)} that may turn out to be an arrow function. */
  boolean asyncCall;
  /** Classes whose body is to come; only the outermost may be a declaration. */
  int classes;
  boolean classDeclaration;
  /** A function whose parameters (function) or body (body) are to come. */
  boolean function;
  boolean body;
  boolean functionAsync;
  After functionAfter;
  /**
   * Inside the expression body of an arrow function; it ends at a comma, or the colon of an outer
   * conditional.
   */
  boolean concise;
  boolean conciseAwait;
  int conciseTernaries;

  void reset(Bracket bracket, After after, boolean await) {
    this.bracket = bracket;
    this.after = after;
    this.await = await;
    member = Member.START;
    ternaries = 0;
    forHead = false;
    asyncCall = false;
    classes = 0;
    function = false;
    body = false;
    concise = false;
    cases = false;
  }

  /** Takes from the frame around what it says of the frames inside it. */
  void nest(BracketFrame outer, int depth) {
    boolean statements = holdsStatements();
    list = statements ? depth : outer.list;
    onePiece = !statements && (outer.onePiece || bracket == Bracket.HEAD || bracket == Bracket.OBJECT
        || bracket == Bracket.TEMPLATE);
  }

  /** Forgets what was pending inside. */
  void restart() {
    forHead = false;
    asyncCall = false;
    classes = 0;
    function = false;
    body = false;
  }

  /** Whether braces make the frame. */
  boolean isBrace() {
    return holdsMembers() || holdsStatements() || bracket == Bracket.TEMPLATE;
  }

  boolean holdsStatements() {
    return bracket == Bracket.BLOCK || bracket == Bracket.BODY || bracket == Bracket.STATEMENTS
        || bracket == Bracket.CLASS;
  }

  boolean holdsMembers() {
    return bracket == Bracket.OBJECT || bracket == Bracket.CLASS;
  }
}
