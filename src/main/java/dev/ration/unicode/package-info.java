/**
 * Character properties that do not depend on the JDK: Unicode 17, and for normalization Unicode 13, the newest that every
 * supported JDK knows. Imports nothing.
 */
package dev.ration.unicode;
