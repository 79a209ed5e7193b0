// The lexical grammar of strict ECMAScript, without predicates and without actions, so that every decision is
// served from the DFA cache. What needs context is decided by the token source
// (dev.ration.parser.ContextualTokenSource): it lexes again in REGULAR_EXPRESSION mode where a slash opens a
// literal, in TEMPLATE_CONTINUATION mode where a brace closes a template hole, and it gives the token types listed
// under tokens { } to tokens whose role the context decides.
//
// The character stream maps non-ASCII characters to classes: U+0001 may be part of an identifier, U+0002 is a
// line terminator, U+0003 is white space. The token source checks identifiers character by character.
lexer grammar RationLexer;

tokens {
  ASI,                                   // an inserted semicolon, empty
  OBJECT_BRACE,                          // { of an object literal or object pattern
  FUNCTION_EXPRESSION, CLASS_EXPRESSION, // not at the start of a statement
  LABEL,                                 // an identifier at the start of a statement, before a colon
  POSTFIX_INCREMENT, POSTFIX_DECREMENT,  // after an operand on the same line
  FOR_IN, FOR_OF,                        // directly in the head of a for
  AWAIT,                                 // in an async function
  ASYNC,                                 // before a function expression or a method name
  ASYNC_DECLARATION,                     // before a function declaration
  ASYNC_ARROW,                           // before x =>
  GET, SET, STATIC,                      // before a property name
  ELSE_IF,                               // else before if
  META_NEW                               // new before a dot
}

WHITE_SPACE : [ \t\u000B\u000C\u0003]+ -> skip ;
LINE_TERMINATOR : [\r\n\u0002]+ -> skip ;
BLOCK_COMMENT : '/*' .*? '*/' -> skip ;
LINE_COMMENT : '//' ~[\r\n\u0002]* -> skip ;
UNTERMINATED_COMMENT : '/*' ;

BREAK : 'break' ;
CASE : 'case' ;
CATCH : 'catch' ;
CLASS : 'class' ;
CONST : 'const' ;
CONTINUE : 'continue' ;
DEBUGGER : 'debugger' ;
DEFAULT : 'default' ;
DELETE : 'delete' ;
DO : 'do' ;
ELSE : 'else' ;
EXPORT : 'export' ;
EXTENDS : 'extends' ;
FALSE : 'false' ;
FINALLY : 'finally' ;
FOR : 'for' ;
FUNCTION : 'function' ;
IF : 'if' ;
IMPORT : 'import' ;
IN : 'in' ;
INSTANCEOF : 'instanceof' ;
LET : 'let' ;
NEW : 'new' ;
NULL : 'null' ;
RETURN : 'return' ;
SUPER : 'super' ;
SWITCH : 'switch' ;
THIS : 'this' ;
THROW : 'throw' ;
TRUE : 'true' ;
TRY : 'try' ;
TYPEOF : 'typeof' ;
VAR : 'var' ;
VOID : 'void' ;
WHILE : 'while' ;
WITH : 'with' ;
YIELD : 'yield' ;
RESERVED_WORD
  : 'enum' | 'implements' | 'interface' | 'package' | 'private' | 'protected' | 'public' | 'static' ;

IDENTIFIER : IDENTIFIER_START IDENTIFIER_PART* ;
PRIVATE_NAME : '#' IDENTIFIER_START IDENTIFIER_PART* ;

NUMBER
  : (INTEGER ('.' DIGITS?)? | '.' DIGITS) ([eE] [+-]? DIGITS)?
  | RADIX_INTEGER ;
BIGINT : (INTEGER | RADIX_INTEGER) 'n' ;
LEGACY_NUMBER : '0' [0-9_]+ ;

STRING
  : '"' (~["\\\r\n] | '\\' ('\r\n' | .))* '"'
  | '\'' (~['\\\r\n] | '\\' ('\r\n' | .))* '\'' ;
UNTERMINATED_STRING : ["'] ;

TEMPLATE : '`' TEMPLATE_CHARACTER* '$'* '`' ;
TEMPLATE_HEAD : '`' TEMPLATE_CHARACTER* '$'* '${' ;
UNTERMINATED_TEMPLATE : '`' ;

LEFT_BRACE : '{' ;
RIGHT_BRACE : '}' ;
LEFT_PAREN : '(' ;
RIGHT_PAREN : ')' ;
LEFT_BRACKET : '[' ;
RIGHT_BRACKET : ']' ;
DOT : '.' ;
ELLIPSIS : '...' ;
SEMICOLON : ';' ;
COMMA : ',' ;
LESS : '<' ;
GREATER : '>' ;
LESS_EQUAL : '<=' ;
GREATER_EQUAL : '>=' ;
EQUAL : '==' ;
NOT_EQUAL : '!=' ;
STRICT_EQUAL : '===' ;
STRICT_NOT_EQUAL : '!==' ;
PLUS : '+' ;
MINUS : '-' ;
STAR : '*' ;
SLASH : '/' ;
PERCENT : '%' ;
STAR_STAR : '**' ;
INCREMENT : '++' ;
DECREMENT : '--' ;
SHIFT_LEFT : '<<' ;
SHIFT_RIGHT : '>>' ;
SHIFT_RIGHT_UNSIGNED : '>>>' ;
AMPERSAND : '&' ;
BAR : '|' ;
CARET : '^' ;
BANG : '!' ;
TILDE : '~' ;
AND : '&&' ;
OR : '||' ;
COALESCE : '??' ;
QUESTION : '?' ;
OPTIONAL : '?.' ;
QUESTION_NUMBER : '?.' [0-9] ; // the token source gives back ".5" of "?.5"
COLON : ':' ;
ASSIGN : '=' ;
PLUS_ASSIGN : '+=' ;
MINUS_ASSIGN : '-=' ;
STAR_ASSIGN : '*=' ;
SLASH_ASSIGN : '/=' ;
PERCENT_ASSIGN : '%=' ;
STAR_STAR_ASSIGN : '**=' ;
SHIFT_LEFT_ASSIGN : '<<=' ;
SHIFT_RIGHT_ASSIGN : '>>=' ;
SHIFT_RIGHT_UNSIGNED_ASSIGN : '>>>=' ;
AMPERSAND_ASSIGN : '&=' ;
BAR_ASSIGN : '|=' ;
CARET_ASSIGN : '^=' ;
AND_ASSIGN : '&&=' ;
OR_ASSIGN : '||=' ;
COALESCE_ASSIGN : '??=' ;
ARROW : '=>' ;

UNEXPECTED_CHARACTER : . ;

fragment IDENTIFIER_START : [a-zA-Z$_\u0001] | UNICODE_ESCAPE ;
fragment IDENTIFIER_PART : [a-zA-Z0-9$_\u0001] | UNICODE_ESCAPE ;
fragment UNICODE_ESCAPE : '\\u' (HEX_DIGIT HEX_DIGIT HEX_DIGIT HEX_DIGIT | '{' HEX_DIGIT+ '}') ;
fragment HEX_DIGIT : [0-9a-fA-F] ;
fragment INTEGER : '0' | [1-9] ('_'? [0-9])* ;
fragment DIGITS : [0-9] ('_'? [0-9])* ;
fragment RADIX_INTEGER
  : '0' [xX] HEX_DIGIT ('_'? HEX_DIGIT)*
  | '0' [oO] [0-7] ('_'? [0-7])*
  | '0' [bB] [01] ('_'? [01])* ;
fragment TEMPLATE_CHARACTER
  : ~[`\\$]
  | '\\' .
  | '$'+ (~[`\\${] | '\\' .) ;

mode REGULAR_EXPRESSION;

REGEXP : '/' REGEXP_CHARACTER+ '/' [a-zA-Z0-9$_\u0001]* ;
UNTERMINATED_REGEXP : [/] ;

fragment REGEXP_CHARACTER
  : ~[\r\n\u0002\\/[]
  | '\\' ~[\r\n\u0002]
  | '[' (~[\r\n\u0002\\\]] | '\\' ~[\r\n\u0002])* ']' ;

mode TEMPLATE_CONTINUATION;

TEMPLATE_MIDDLE : '}' TEMPLATE_CHARACTER* '$'* '${' ;
TEMPLATE_TAIL : '}' TEMPLATE_CHARACTER* '$'* '`' ;
UNTERMINATED_TEMPLATE_PART : [}] ;
