/** Character properties that must not depend on the JDK. Imports nothing. */
package dev.ration.unicode;
