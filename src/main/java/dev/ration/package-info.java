/** The public API: run a piece of untrusted JavaScript under limits and get a value or an error back. */
package dev.ration;
