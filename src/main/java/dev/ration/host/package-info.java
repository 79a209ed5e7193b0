/**
 * The boundary between host data and guest values: copies in ({@link dev.ration.host.Inbound}), copies out
 * ({@link dev.ration.host.Outbound}), and JSON text for the command line. Nothing live crosses in either direction.
 */
package dev.ration.host;
