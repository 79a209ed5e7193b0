/**
 * Character properties, case and normalization of Unicode 17 on every JDK, from a resource that is read on first use.
 * Imports nothing.
 */
package dev.ration.unicode;
