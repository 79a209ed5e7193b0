/**
 * The syntax tree as ESTree JSON and back. {@link dev.ration.estree.EstreeWriter} prints a tree in the
 * dialect of acorn; {@link dev.ration.estree.EstreeReader} trusts nothing that it reads: it is budgeted, and
 * refuses by path whatever the parser could not have made from a text. Does not use the parser.
 */
package dev.ration.estree;
