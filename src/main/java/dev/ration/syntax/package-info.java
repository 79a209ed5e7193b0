/** Source text, syntax tree, early errors and printer. Knows nothing of how a tree is made: no ANTLR here. */
package dev.ration.syntax;
