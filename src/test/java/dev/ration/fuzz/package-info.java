/**
 * Generated programs: {@link dev.ration.fuzz.Gen} writes them from a seed, {@link dev.ration.fuzz.Checks} holds what must be true
 * of every run, {@link dev.ration.fuzz.Shrinker} makes what failed small. docs/testing.md tells how to use them.
 */
package dev.ration.fuzz;
