/**
 * Events for the JDK's Flight Recorder: a run, a compilation, a limit that ended a run. They say how much and how long, never
 * what: no source, value or message of a guest is in one. All are off until the embedder switches
 * them on and a recording asks for them; without the module {@code jdk.jfr} there are none.
 */
package dev.ration.jfr;
