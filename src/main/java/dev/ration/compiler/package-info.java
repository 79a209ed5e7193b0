/**
 * Syntax tree to bytecode. Expressions are compiled into a destination register; variables that no inner
 * function captures are registers and are used where they stand. May not import the interpreter: code is
 * realm-free.
 */
package dev.ration.compiler;
