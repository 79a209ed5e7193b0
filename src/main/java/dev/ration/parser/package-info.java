/**
 * Source text to syntax tree: the only package that touches ANTLR. The lexer and parser are generated from
 * {@code grammar/}; {@link dev.ration.parser.ContextualTokenSource} stands between them,
 * {@link dev.ration.parser.AstFactory} makes the nodes.
 */
package dev.ration.parser;
