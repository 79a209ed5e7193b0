package dev.ration.compiler;

import dev.ration.bytecode.CodeBlock;
import dev.ration.bytecode.Op;
import java.util.ArrayList;
import java.util.List;

/**
 * What a break, continue or return has to leave, innermost last: targets, regions that a handler covers, open
 * iterators, finally blocks. Code that leaves a region and may throw is cut out of its handlers' ranges.
 */
final class Control {
  private static final int KIND_RETURN = 2;

  private final Code code;
  private final List<Entry> entries = new ArrayList<>(4);

  Control(Code code) {
    this.code = code;
  }

  /** Something to leave. {@code level} is the scope level outside of it. */
  private abstract static class Entry {
    final int level;

    Entry(int level) {
      this.level = level;
    }
  }

  /** A statement that break or continue can name. */
  static final class Target extends Entry {
    final List<String> labels;
    /** A break without a label ends it. */
    final boolean breakable;
    /** -1 for the inside of a loop that closes an iterator. */
    final int breakLabel;
    /** -1 for what is no loop. */
    final int continueLabel;
    int continueLevel;

    private Target(int level, List<String> labels, boolean breakable, int breakLabel, int continueLabel) {
      super(level);
      this.labels = labels;
      this.breakable = breakable;
      this.breakLabel = breakLabel;
      this.continueLabel = continueLabel;
      this.continueLevel = level;
    }
  }

  /** Code that a handler covers. */
  static class Region extends Entry {
    final int handler;
    final int exception;
    int start;

    Region(int level, int handler, int exception, int start) {
      super(level);
      this.handler = handler;
      this.exception = exception;
      this.start = start;
    }
  }

  /** A region with an iterator to close. */
  static final class IteratorRegion extends Region {
    final int iterator;
    /** Where a return leaves its value on its way through. */
    final int result;
    /** The code that closes the iterator and goes on to an exit: made once for each, whoever leaves. */
    private final List<Way> ways = new ArrayList<>(0);

    private IteratorRegion(int level, int handler, int exception, int start, int iterator, int result) {
      super(level, handler, exception, start);
      this.iterator = iterator;
      this.result = result;
    }

    private Way way(Exit exit) {
      for (Way way : ways) {
        if (way.exit.equals(exit)) {
          return way;
        }
      }
      return null;
    }
  }

  /** Code on the way to an exit; a return's value is in a register. */
  private record Way(Exit exit, int label, int value) {}

  /** A region with a finally block: who leaves says in two registers how to go on after it. */
  static final class FinallyRegion extends Region {
    final int kind;
    final int value;
    final int block;
    /** The ways to go on, by their kind less KIND_RETURN; the first, null unless used, is return. */
    private final List<Exit> exits = new ArrayList<>(2);

    private FinallyRegion(int level, int handler, int start, int kind, int value, int block) {
      super(level, handler, value, start);
      this.kind = kind;
      this.value = value;
      this.block = block;
    }
  }

  /** Where a jump goes: a target, by break or by continue; or, with a null target, out of the function. */
  private record Exit(Target target, boolean isContinue) {}

  private static final Exit RETURN = new Exit(null, false);

  // Entering and leaving

  Target enterTarget(List<String> labels, boolean breakable, int breakLabel, int continueLabel) {
    Target target = new Target(code.level(), labels, breakable, breakLabel, continueLabel);
    entries.add(target);
    return target;
  }

  void leaveTarget(Target target) {
    Entry last = entries.remove(entries.size() - 1);
    assert last == target;
  }

  Region enterRegion(int exception) {
    Region region = new Region(code.level(), code.asm.newLabel(), exception, code.asm.pc());
    entries.add(region);
    return region;
  }

  IteratorRegion enterIterator(int iterator) {
    int exception = code.registers.temporary();
    int result = code.registers.temporary();
    IteratorRegion region = new IteratorRegion(code.level(), code.asm.newLabel(), exception, code.asm.pc(),
        iterator, result);
    entries.add(region);
    return region;
  }

  FinallyRegion enterFinally() {
    int kind = code.registers.temporary();
    int value = code.registers.temporary();
    FinallyRegion region = new FinallyRegion(code.level(), code.asm.newLabel(), code.asm.pc(), kind, value,
        code.asm.newLabel());
    entries.add(region);
    return region;
  }

  /** Ends the region here: the handler covers it up to now. */
  void leave(Region region) {
    Entry last = entries.remove(entries.size() - 1);
    assert last == region;
    cover(region);
  }

  private void cover(Region region) {
    code.asm.handler(region.start, region.handler, region.exception, region.level);
  }

  /** The handler of an iterator region: closes the iterator, dropping what that throws, and throws on. */
  void closeAndRethrow(IteratorRegion region) {
    code.asm.bind(region.handler);
    code.asm.emit(Op.ITERATOR_CLOSE_QUIET, region.iterator);
    code.asm.emit(Op.RETHROW, region.exception);
  }

  // Jumps

  void exitBreak(String label) {
    exit(new Exit(breakTarget(label), false), -1);
  }

  void exitContinue(String label) {
    exit(new Exit(continueTarget(label), true), -1);
  }

  private Target breakTarget(String label) {
    for (int i = entries.size() - 1; i >= 0; i--) {
      if (entries.get(i) instanceof Target target && target.breakLabel >= 0
          && (label == null ? target.breakable : target.labels.contains(label))) {
        return target;
      }
    }
    throw new AssertionError(label);
  }

  private Target continueTarget(String label) {
    for (int i = entries.size() - 1; i >= 0; i--) {
      if (entries.get(i) instanceof Target target && target.continueLabel >= 0
          && (label == null || target.labels.contains(label))) {
        return target;
      }
    }
    throw new AssertionError(label);
  }

  /** Where a break goes if a jump is all it takes, else -1. */
  int directBreak(String label) {
    Target target = breakTarget(label);
    return isDirect(target, target.level) ? target.breakLabel : -1;
  }

  /** Where a continue goes if a jump is all it takes, else -1. */
  int directContinue(String label) {
    Target target = continueTarget(label);
    return isDirect(target, target.continueLevel) ? target.continueLabel : -1;
  }

  private boolean isDirect(Target target, int level) {
    for (int i = entries.size() - 1; entries.get(i) != target; i--) {
      if (entries.get(i) instanceof IteratorRegion || entries.get(i) instanceof FinallyRegion) {
        return false;
      }
    }
    return code.level() == level;
  }

  /** Whether a break or continue may have a target here. */
  boolean hasTarget() {
    for (Entry entry : entries) {
      if (entry instanceof Target) {
        return true;
      }
    }
    return false;
  }

  /** Returns the value of a register from the function, through what is around. */
  void exitReturn(int value) {
    exit(RETURN, value);
  }

  /** Whether a return may leave at once. */
  boolean isEmpty() {
    for (Entry entry : entries) {
      if (entry instanceof IteratorRegion || entry instanceof FinallyRegion) {
        return false;
      }
    }
    return true;
  }

  private void exit(Exit exit, int returned) {
    int cut = entries.size(); // the regions from here on are interrupted
    int level = code.level();
    int value = returned;
    for (int i = entries.size() - 1; i >= 0; i--) {
      Entry entry = entries.get(i);
      if (entry == exit.target) {
        break;
      }
      if (entry instanceof IteratorRegion region) {
        level = pop(level, region.level);
        Way way = region.way(exit);
        if (way != null) {
          if (value >= 0) {
            code.move(way.value, value);
          }
          code.jump(way.label);
          resume(cut);
          return;
        }
        cut = interrupt(cut, i);
        value = closeOnTheWay(region, exit, value);
      } else if (entry instanceof FinallyRegion region) {
        // the ways out end in the block, whose end goes on from there
        int kind = register(region, exit);
        if (value >= 0) {
          code.move(region.value, value);
        }
        code.asm.emitWide(Op.LOAD_INT, region.kind, kind);
        pop(level, region.level);
        code.jump(region.block);
        resume(cut);
        return;
      }
    }
    if (exit.target == null) {
      emitReturn(value);
    } else {
      pop(level, exit.isContinue ? exit.target.continueLevel : exit.target.level);
      code.jump(exit.isContinue ? exit.target.continueLabel : exit.target.breakLabel);
    }
    resume(cut);
  }

  /** Closes an iterator, in code that other ways to the same exit may join; gives where the value is then. */
  private int closeOnTheWay(IteratorRegion region, Exit exit, int value) {
    int kept = value;
    if (value >= 0 && value < region.result) {
      kept = region.result; // others may not write to a variable from outside the loop
      code.move(kept, value);
    }
    int label = code.asm.newLabel();
    code.asm.bind(label);
    region.ways.add(new Way(exit, label, kept));
    code.asm.emit(Op.ITERATOR_CLOSE, region.iterator);
    return kept;
  }

  /** Leaves scopes down to a level, which is given. */
  private int pop(int from, int to) {
    if (from > to) {
      code.asm.emit(Op.POP_SCOPE, from - to);
    }
    return to;
  }

  void emitReturn(int value) {
    if (code.kind == CodeBlock.Kind.DERIVED_CONSTRUCTOR) {
      int mark = code.registers.mark();
      code.asm.emit(Op.RETURN_DERIVED, value, code.variables.operand(code.function.thisBinding()));
      code.registers.release(mark);
    } else {
      code.asm.emit(Op.RETURN, value);
    }
  }

  /** Ends the ranges of the regions from {@code to} up to the one before {@code from}, innermost first. */
  private int interrupt(int from, int to) {
    for (int i = from - 1; i >= to; i--) {
      if (entries.get(i) instanceof Region region) {
        cover(region);
      }
    }
    return to;
  }

  private void resume(int cut) {
    for (int i = cut; i < entries.size(); i++) {
      if (entries.get(i) instanceof Region region) {
        region.start = code.asm.pc();
      }
    }
  }

  private static int register(FinallyRegion region, Exit exit) {
    if (region.exits.isEmpty()) {
      region.exits.add(null);
    }
    if (exit == RETURN) {
      region.exits.set(0, RETURN);
      return KIND_RETURN;
    }
    int known = region.exits.indexOf(exit);
    if (known < 0) {
      known = region.exits.size();
      region.exits.add(exit);
    }
    return known + KIND_RETURN;
  }

  /** After a finally block: goes on as its kind register says; falls through for 0, normal completion. */
  void dispatch(FinallyRegion region) {
    int next = code.asm.newLabel();
    code.asm.emitJump(Op.JUMP_IF_STRICT_NE_INT, region.kind, 1, next);
    code.asm.emit(Op.RETHROW, region.value);
    code.asm.bind(next);
    for (int i = 0; i < region.exits.size(); i++) {
      Exit exit = region.exits.get(i);
      if (exit != null) {
        int other = code.asm.newLabel();
        code.asm.emitJump(Op.JUMP_IF_STRICT_NE_INT, region.kind, i + KIND_RETURN, other);
        exit(exit, exit == RETURN ? region.value : -1);
        code.asm.bind(other);
      }
    }
  }
}
