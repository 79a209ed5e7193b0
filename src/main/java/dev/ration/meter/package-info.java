/**
 * What a run may spend: fuel, live heap bytes, time, depth. Imports nothing; the only way to stop a run
 * is {@link dev.ration.meter.LimitExceeded}, which guest code can neither see nor catch.
 */
package dev.ration.meter;
