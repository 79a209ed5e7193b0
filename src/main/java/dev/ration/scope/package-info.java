/**
 * Binding resolution: which declaration an identifier means, which bindings outlive their activation and so
 * live in a heap scope, and which uses need no check for the temporal dead zone. Reads the syntax tree, emits
 * nothing.
 */
package dev.ration.scope;
