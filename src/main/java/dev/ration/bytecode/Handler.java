package dev.ration.bytecode;

/**
 * One exception handler. A guest exception at a pc in {@code [start, end)} continues at {@code target} with
 * the thrown value in register {@code register}; of the scopes that this activation pushed, only the
 * outermost {@code scopes} stay. The handlers of a code block stand innermost first; the first that covers
 * the pc is taken. Limits never enter a handler.
 */
public record Handler(int start, int end, int target, int register, int scopes) {
  public boolean covers(int pc) {
    return pc >= start && pc < end;
  }
}
