/**
 * The allow-listed built-ins, one enum per family: a row each, and its body. Bodies hold guest values only in the
 * {@link dev.ration.runtime.Call} or in builders of the heap, and charge before they work.
 */
package dev.ration.intrinsics;
