/**
 * Values, objects, shapes, the realm and the abstract operations of ECMAScript. No Java object stands behind any
 * guest value. A built-in reaches guest code only through {@link dev.ration.runtime.Invoker}; a realm learns its
 * built-ins through {@link dev.ration.runtime.IntrinsicFamily}. Must not import the interpreter or the parser.
 */
package dev.ration.runtime;
