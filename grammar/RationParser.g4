// The syntactic grammar of strict, synchronous ECMAScript. Every decision but the dangling else is LL(1): the
// token source has already inserted semicolons and told declarations from expressions. Actions call the
// AstFactory (field ast); no parse tree is built. Binary operators are one flat loop that the factory climbs by
// precedence; arrow parameters and destructuring assignments are parsed as expressions and converted (cover
// grammars). See README.md for what is not in the language.
parser grammar RationParser;

options {
  tokenVocab = RationLexer;
  superClass = AstParser;
}

@header {
import dev.ration.syntax.ParseFailure;
import dev.ration.syntax.ast.*;
import java.util.ArrayList;
import java.util.List;
}

// Entry points

scriptGoal returns [List<Statement> body]
  : b=statements[false] EOF { $body = ast.body($b.list); }
  ;

expressionGoal returns [Expression e]
  : x=expression EOF { $e = $x.e; }
  ;

functionGoal returns [FunctionNode f]
  : x=functionExpression EOF { $f = ((FunctionExpression) $x.e).function(); }
  ;

// Statements

statements [boolean ofCase] returns [List<Statement> list]
  @init { $list = new ArrayList<>(); beforeStatement($ofCase); }
  : (s=statement { $list.add($s.s); beforeStatement($ofCase); })*
  ;

statement returns [Statement s]
  @init { AstFactory.Mark mark = mark(); ast.enter(_input.LT(1)); }
  @after { ast.exit(); }
  : b=block { $s = $b.s; }
  | v=variableStatement { $s = $v.s; }
  | SEMICOLON { $s = ast.empty($start, end()); }
  | i=ifStatement { $s = $i.s; }
  | l=loop { $s = $l.s; }
  | j=jump { $s = $j.s; }
  | SWITCH LEFT_PAREN d=expression RIGHT_PAREN LEFT_BRACE c=cases RIGHT_BRACE
    { $s = ast.switchStatement($start, $d.e, $c.list, end()); }
  | t=tryStatement { $s = $t.s; }
  | id=LABEL COLON body=statement { $s = ast.labeled($id, $body.s, end()); }
  | DEBUGGER terminator { $s = ast.debugger($start, end()); }
  | FUNCTION f=functionRest[ast.at($start), false] { $s = ast.functionDeclaration($f.f); }
  | ASYNC_DECLARATION FUNCTION f=functionRest[ast.at($start), true] { $s = ast.functionDeclaration($f.f); }
  | CLASS k=classRest[ast.at($start)] { $s = ast.classDeclaration($k.c); }
  | e=expression terminator { $s = ast.expressionStatement($start, $e.e, end()); }
  ;
  catch [RecognitionException e] { _localctx.s = recovered(mark, e); }
  catch [ParseFailure e] { _localctx.s = recovered(mark, e); }

subStatement returns [Statement s]
  : x=statement { $s = ast.notDeclaration($x.s); }
  ;

block returns [BlockStatement s]
  : LEFT_BRACE b=statements[false] RIGHT_BRACE { $s = ast.block($start, $b.list, end()); }
  ;

terminator
  : SEMICOLON
  | ASI
  ;

variableStatement returns [VariableDeclaration s]
  : k=(VAR | LET | CONST) d=declarators terminator { $s = ast.variables($k, $d.list, end()); }
  ;

declarators returns [List<VariableDeclarator> list]
  @init { $list = new ArrayList<>(); }
  : d=declarator { $list.add($d.d); } (COMMA d=declarator { $list.add($d.d); })*
  ;

declarator returns [VariableDeclarator d]
  : t=bindingTarget (ASSIGN i=assignment)?
      { $d = ast.declarator($start, $t.p, $ctx.i == null ? null : $i.e, end()); }
  ;

ifStatement returns [Statement s]
  @init { IfChain chain = new IfChain(); }
  : IF LEFT_PAREN t=expression RIGHT_PAREN c=subStatement { chain.add($start, $t.e, $c.s); }
    (ELSE_IF i=IF LEFT_PAREN t=expression RIGHT_PAREN c=subStatement { chain.add($i, $t.e, $c.s); })*
    (ELSE a=subStatement { chain.last($a.s); })?
    { $s = ast.ifStatement(chain, end()); }
  ;

loop returns [Statement s]
  : DO b=subStatement WHILE LEFT_PAREN t=expression RIGHT_PAREN (SEMICOLON | ASI)?
      { $s = ast.doWhile($start, $b.s, $t.e, end()); }
  | WHILE LEFT_PAREN t=expression RIGHT_PAREN b=subStatement
      { $s = ast.whileStatement($start, $t.e, $b.s, end()); }
  | FOR a=AWAIT? LEFT_PAREN h=forHead[$a] RIGHT_PAREN b=subStatement
      { $s = ast.forStatement($start, $h.head, $b.s, end()); }
  ;

forHead [Token await] returns [ForHead head]
  : k=(VAR | LET | CONST) d=declarators
    ( c=forClauses
        { $head = ast.forHead($await, ast.loopVariables($k, $d.list, $c.start), $c.test, $c.update); }
    | FOR_IN r=expression { $head = ast.forIn($await, ast.iterationVariable($k, $d.list, true), $r.e); }
    | FOR_OF o=assignment { $head = ast.forOf($await, ast.iterationVariable($k, $d.list, false), $o.e); }
    )
  | c=forClauses { $head = ast.forHead($await, null, $c.test, $c.update); }
  | x=expression
    ( c=forClauses { $head = ast.forHead($await, $x.e, $c.test, $c.update); }
    | FOR_IN r=expression { $head = ast.forIn($await, ast.iterationTarget($start, $x.e, false), $r.e); }
    | FOR_OF o=assignment
        { $head = ast.forOf($await, ast.iterationTarget($start, $x.e, $await == null), $o.e); }
    )
  ;

forClauses returns [Expression test, Expression update]
  : SEMICOLON (t=expression { $test = $t.e; })? SEMICOLON (u=expression { $update = $u.e; })?
  ;

jump returns [Statement s]
  : k=(BREAK | CONTINUE) l=IDENTIFIER? terminator { $s = ast.jump($k, $l, end()); }
  | RETURN (x=expression)? terminator
      { $s = ast.returnStatement($start, $ctx.x == null ? null : $x.e, end()); }
  | THROW x=expression terminator { $s = ast.throwStatement($start, $x.e, end()); }
  ;

cases returns [List<SwitchCase> list]
  @init { $list = new ArrayList<>(); }
  : (c=switchCase { ast.addCase($list, $c.c); })*
  ;

switchCase returns [SwitchCase c]
  : (CASE t=expression | DEFAULT) COLON b=statements[true]
      { $c = ast.switchCase($start, $ctx.t == null ? null : $t.e, $b.list, end()); }
  ;

tryStatement returns [Statement s]
  : TRY b=block (c=catchClause)? (FINALLY f=block)?
    { $s = ast.tryStatement($start, $b.s, $ctx.c == null ? null : $c.c, $ctx.f == null ? null : $f.s,
        end()); }
  ;

catchClause returns [CatchClause c]
  : CATCH (LEFT_PAREN p=bindingTarget RIGHT_PAREN)? b=block
    { $c = ast.catchClause($start, $ctx.p == null ? null : $p.p, $b.s, end()); }
  ;

// Binding patterns

bindingTarget returns [Pattern p]
  @init { ast.enter(_input.LT(1)); }
  @after { ast.exit(); }
  : id=IDENTIFIER { $p = ast.identifier($id); }
  | OBJECT_BRACE o=objectBindings RIGHT_BRACE { $p = ast.objectPattern($start, $o.list, end()); }
  | LEFT_BRACKET a=arrayBindings RIGHT_BRACKET { $p = ast.arrayPattern($start, $a.list, end()); }
  ;

bindingElement returns [Pattern p]
  : t=bindingTarget (ASSIGN d=assignment)?
      { $p = ast.withDefault($t.p, $ctx.d == null ? null : $d.e, end()); }
  ;

bindingRest returns [RestElement p]
  : ELLIPSIS t=bindingTarget { $p = ast.rest($start, $t.p, end()); }
  ;

objectBindings returns [List<Node> list]
  @init { $list = new ArrayList<>(); }
  : (objectBinding[$list] (COMMA (objectBinding[$list] | { ast.lastBefore(_input.LT(1), RIGHT_BRACE); }))*)?
  ;

objectBinding [List<Node> list]
  : k=propertyName
    ( COLON e=bindingElement { $list.add(ast.assignmentProperty($k.start, $k.e, $k.computed, $e.p, end())); }
    | (ASSIGN d=assignment)?
        { $list.add(ast.shorthandBinding($k.start, $k.e, $ctx.d == null ? null : $d.e, end(),
            _input.LT(1))); }
    )
  | ELLIPSIS id=IDENTIFIER
      { ast.lastBefore(_input.LT(1), RIGHT_BRACE); $list.add(ast.rest($start, ast.identifier($id), end())); }
  ;

arrayBindings returns [List<Pattern> list]
  @init { $list = new ArrayList<>(); }
  : (arrayBinding[$list] | { ast.hole($list, _input.LT(1)); })
    (COMMA (arrayBinding[$list] | { ast.hole($list, _input.LT(1)); }))*
  ;

arrayBinding [List<Pattern> list]
  : e=bindingElement { $list.add($e.p); }
  | r=bindingRest { ast.lastBefore(_input.LT(1), RIGHT_BRACKET); $list.add($r.p); }
  ;

// Functions

functionRest [int from, boolean async] returns [FunctionNode f]
  @init { int evals; }
  : star=STAR? id=IDENTIFIER? { evals = ast.evals(); } p=parameters b=functionBody
    { $f = ast.function($from, FunctionNode.Kind.NORMAL, $id, $p.list, $b.list, $async, $star != null, evals,
        end()); }
  ;

parameters returns [List<Pattern> list]
  @init { $list = new ArrayList<>(); }
  : LEFT_PAREN
    (parameter[$list] (COMMA (parameter[$list] | { ast.lastBefore(_input.LT(1), RIGHT_PAREN); }))*)?
    RIGHT_PAREN
  ;

parameter [List<Pattern> list]
  : e=bindingElement { $list.add($e.p); }
  | r=bindingRest { ast.lastBefore(_input.LT(1), RIGHT_PAREN); $list.add($r.p); }
  ;

functionBody returns [List<Statement> list]
  : LEFT_BRACE b=statements[false] RIGHT_BRACE { $list = ast.body($b.list); }
  ;

method [MemberHead head] returns [FunctionNode f]
  @init { int evals = ast.evals(); }
  : p=parameters b=functionBody { $f = ast.method($head, $p.list, $b.list, evals, end()); }
  ;

functionExpression returns [Expression e]
  : FUNCTION_EXPRESSION f=functionRest[ast.at($start), false] { $e = ast.functionExpression($f.f); }
  | ASYNC FUNCTION_EXPRESSION f=functionRest[ast.at($start), true] { $e = ast.functionExpression($f.f); }
  ;

arrowBody returns [List<Statement> list, boolean concise]
  : b=functionBody { $list = $b.list; }
  | x=assignment { $list = ast.conciseBody($x.start, $x.e, end()); $concise = true; }
  ;

// Classes

classRest [int from] returns [ClassNode c]
  @init { ast.enter(_input.LT(1)); List<ClassElement> elements = new ArrayList<>(); }
  @after { ast.exit(); }
  : id=IDENTIFIER? (EXTENDS h=leftHandSide)?
    LEFT_BRACE (classElement[elements, $ctx.h != null] | SEMICOLON)* RIGHT_BRACE
    { $c = ast.classNode($from, $id, $ctx.h == null ? null : $h.e, elements, end()); }
  ;

classElement [List<ClassElement> list, boolean derived]
  @init { AstFactory.Mark mark = mark(); MemberHead head = new MemberHead(ast.at(_input.LT(1)), $derived); }
  : (STATIC { head.markStatic(ast.at(_input.LT(1))); })?
    ( LEFT_BRACE b=statements[false] RIGHT_BRACE { $list.add(ast.staticBlock(head, $b.list, end())); }
    | modifiers[head] k=classElementName { ast.elementName(head, $k.e, $k.computed); }
      ( m=method[head] { $list.add(ast.methodDefinition(head, $m.f)); }
      | (ASSIGN v=assignment)? f=fieldEnd[head, $ctx.v == null ? null : $v.e] { $list.add($f.field); }
      )
    )
  ;
  catch [RecognitionException e] { recovered(mark, e); }
  catch [ParseFailure e] { recovered(mark, e); }

modifiers [MemberHead head]
  : GET { $head.get = true; }
  | SET { $head.set = true; }
  | (ASYNC { $head.async = true; })? (STAR { $head.generator = true; })?
  ;

fieldEnd [MemberHead head, Expression value] returns [PropertyDefinition field]
  @init { $field = ast.field($head, $value, end(), _input.LT(1)); }
  : terminator
  ;

classElementName returns [Expression e, boolean computed]
  : k=propertyName { $e = $k.e; $computed = $k.computed; }
  | p=PRIVATE_NAME { $e = ast.privateName($p); }
  ;

// Expressions

expression returns [Expression e]
  @init { List<Expression> list = null; }
  : x=assignment { $e = $x.e; } (COMMA x=assignment { list = ast.append(list, $e, $x.e); })*
    { if (list != null) { $e = ast.sequence($start, list, end()); } }
  ;

assignment returns [Expression e]
  @init { ast.enter(_input.LT(1)); int evals = ast.evals(); }
  @after { ast.exit(); }
  : l=operators { $e = $l.e; }
    ( QUESTION c=assignment COLON a=assignment { $e = ast.conditional($start, $l.e, $c.e, $a.e, end()); }
    | o=( ASSIGN | PLUS_ASSIGN | MINUS_ASSIGN | STAR_ASSIGN | SLASH_ASSIGN | PERCENT_ASSIGN | STAR_STAR_ASSIGN
        | SHIFT_LEFT_ASSIGN | SHIFT_RIGHT_ASSIGN | SHIFT_RIGHT_UNSIGNED_ASSIGN | AMPERSAND_ASSIGN | BAR_ASSIGN
        | CARET_ASSIGN | AND_ASSIGN | OR_ASSIGN | COALESCE_ASSIGN )
      { Pattern target = ast.assignmentTarget($start, $l.e, $o); }
      r=assignment { $e = ast.assign($start, target, $o, $r.e, end()); }
    | w=ARROW { ArrowHead head = ast.arrowHead($start, $l.e, $w); }
      b=arrowBody { $e = ast.arrow(head, $b.list, $b.concise, evals, end()); }
    )?
  | ASYNC_ARROW id=IDENTIFIER w=ARROW { ArrowHead head = ast.asyncArrowHead($start, $id, $w); }
    b=arrowBody { $e = ast.arrow(head, $b.list, $b.concise, evals, end()); }
  | YIELD (s=STAR y=assignment | y=assignment)?
      { $e = ast.yield($start, $s, $ctx.y == null ? null : $y.e, $ctx.y == null ? null : $y.start, end()); }
  ;

operators returns [Expression e]
  @init { int base = ast.openOperators(); }
  : u=operand { ast.operand($u.start, $u.e, end()); }
    ( o=( STAR | SLASH | PERCENT | PLUS | MINUS | SHIFT_LEFT | SHIFT_RIGHT | SHIFT_RIGHT_UNSIGNED
        | LESS | GREATER | LESS_EQUAL | GREATER_EQUAL | INSTANCEOF | IN | EQUAL | NOT_EQUAL | STRICT_EQUAL | STRICT_NOT_EQUAL
        | AMPERSAND | CARET | BAR | AND | OR | COALESCE | STAR_STAR )
      { ast.operator($o, base); }
      u=operand { ast.operand($u.start, $u.e, end()); }
    )*
    { $e = ast.closeOperators(base); }
  ;

operand returns [Expression e]
  : o=(DELETE | VOID | TYPEOF | PLUS | MINUS | TILDE | BANG) { ast.enter($o); } x=operand
    { ast.exit(); $e = ast.unary($o, $x.e, end()); }
  | o=(INCREMENT | DECREMENT) { ast.enter($o); } x=operand
      { ast.exit(); $e = ast.update($start, $o, true, $x.e, end()); }
  | o=AWAIT { ast.enter($o); } x=operand { ast.exit(); $e = ast.await($o, $x.e, end()); }
  | l=leftHandSide { $e = $l.e; }
    (o=(POSTFIX_INCREMENT | POSTFIX_DECREMENT) { $e = ast.update($start, $o, false, $l.e, end()); })?
  | p=PRIVATE_NAME { $e = ast.privateName($p); }
  ;

leftHandSide returns [Expression e]
  @init { boolean chain = false; NewChain news = null; }
  : (n=NEW { news = ast.openNew(news, $n); })*
    p=primary { $e = ast.base(news, $p.e, $p.start, _input.LT(1)); }
    ( DOT id=IDENTIFIER { $e = ast.member(from(news, $p.start), $e, $id, false, end()); }
    | DOT id=PRIVATE_NAME { $e = ast.member(from(news, $p.start), $e, $id, false, end()); }
    | LEFT_BRACKET x=expression RIGHT_BRACKET
        { $e = ast.computedMember(from(news, $p.start), $e, $x.e, false, end()); }
    | a=arguments { $e = ast.callOrNew(news, $p.start, $e, $a.list, end()); }
    | t=template { $e = ast.tagged(from(news, $p.start), $e, $t.t, chain, end()); }
    | q=OPTIONAL { chain = ast.optional(news, $q); }
      ( id=IDENTIFIER { $e = ast.member(from(news, $p.start), $e, $id, true, end()); }
      | id=PRIVATE_NAME { $e = ast.member(from(news, $p.start), $e, $id, true, end()); }
      | LEFT_BRACKET x=expression RIGHT_BRACKET
          { $e = ast.computedMember(from(news, $p.start), $e, $x.e, true, end()); }
      | a=arguments { $e = ast.call(from(news, $p.start), $e, $a.list, true, end()); }
      )
    )*
    { $e = ast.closeLeftHandSide(news, $start, $e, chain, end()); }
  ;

primary returns [Expression e]
  : t=IDENTIFIER { $e = ast.identifier($t); }
  | t=(THIS | NULL | TRUE | FALSE | NUMBER | BIGINT | STRING | REGEXP) { $e = ast.literal($t); }
  | x=template { $e = ast.untagged($x.t); }
  | p=parenthesized { $e = $p.e; }
  | LEFT_BRACKET l=elements RIGHT_BRACKET { $e = ast.array($start, $l.list, end()); }
  | OBJECT_BRACE o=properties RIGHT_BRACE { $e = ast.object($start, $o.list, end()); }
  | META_NEW DOT id=IDENTIFIER { $e = ast.newTarget($start, $id, end()); }
  | f=functionExpression { $e = $f.e; }
  | CLASS_EXPRESSION c=classRest[ast.at($start)] { $e = ast.classExpression($c.c); }
  | t=SUPER { $e = ast.superReference($t, _input.LT(1)); }
  ;

parenthesized returns [Expression e]
  @init { Cover cover = new Cover(); }
  : LEFT_PAREN
    (coverItem[cover] (COMMA (coverItem[cover] | { ast.trailingComma(cover, _input.LT(1)); }))*)?
    close=RIGHT_PAREN { $e = ast.parenthesized($start, cover, $close, _input.LT(1)); }
  ;

coverItem [Cover cover]
  : x=assignment { $cover.add($x.e); }
  | r=spread { ast.lastBefore(_input.LT(1), RIGHT_PAREN); $cover.addRest((SpreadElement) $r.e); }
  ;

spread returns [Expression e]
  : ELLIPSIS x=assignment { $e = ast.spread($start, $x.e, end()); }
  ;

arguments returns [List<Expression> list]
  @init { $list = new ArrayList<>(); }
  : LEFT_PAREN
    (argument[$list] (COMMA (argument[$list] | { ast.lastBefore(_input.LT(1), RIGHT_PAREN); }))*)?
    RIGHT_PAREN
  ;

argument [List<Expression> list]
  : x=assignment { $list.add($x.e); }
  | s=spread { $list.add($s.e); }
  ;

elements returns [List<Expression> list]
  @init { $list = new ArrayList<>(); }
  : (argument[$list] | { ast.hole($list, _input.LT(1)); })
    (COMMA (argument[$list] | { ast.hole($list, _input.LT(1)); }))*
  ;

properties returns [List<ObjectMember> list]
  @init { $list = new ArrayList<>(); }
  : (property[$list] (COMMA (property[$list] | { ast.lastBefore(_input.LT(1), RIGHT_BRACE); }))*)?
  ;

property [List<ObjectMember> list]
  @init { MemberHead head = new MemberHead(ast.at(_input.LT(1)), false); }
  : modifiers[head] k=propertyName { head.name($k.e, $k.computed); }
    ( COLON v=assignment { $list.add(ast.initProperty(head, $v.e, end())); }
    | m=method[head] { $list.add(ast.methodProperty(head, $m.f)); }
    | (ASSIGN v=assignment)?
        { $list.add(ast.shorthand(head, $ctx.v == null ? null : $v.e, end(), _input.LT(1))); }
    )
  | r=spread { $list.add((SpreadElement) $r.e); }
  ;

propertyName returns [Expression e, boolean computed]
  : t=IDENTIFIER { $e = ast.name($t); }
  | t=(STRING | NUMBER | BIGINT) { $e = ast.literal($t); }
  | LEFT_BRACKET x=assignment RIGHT_BRACKET { $e = $x.e; $computed = true; }
  ;

template returns [Template t]
  : w=TEMPLATE { $t = ast.template($w, null); }
  | h=TEMPLATE_HEAD { $t = ast.template($h, null); } x=expression { $t.add($x.e); }
    (m=TEMPLATE_MIDDLE { ast.template($m, $t); } x=expression { $t.add($x.e); })*
    l=TEMPLATE_TAIL { ast.template($l, $t); }
  ;
