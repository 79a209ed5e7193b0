/** The command line: eval, batch, check, dis and repl. The first two start without the option parser. */
package dev.ration.cli;
