/**
 * Runs code blocks. {@link dev.ration.vm.Vm} is the entry; {@code Interpreter} is the loop, the classes named for themes hold
 * what the loop leaves out, {@code Unwinder} finds handlers. Knows nothing of syntax, built-ins or the host.
 */
package dev.ration.vm;
