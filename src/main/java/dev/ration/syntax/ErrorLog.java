package dev.ration.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Where the errors of a text go: the first one ends the reading, or all are kept, one a place and {@link #LIMIT} in
 * all. The second kind also knows where the tree has gaps, so that nobody reports what only follows from a gap.
 */
public final class ErrorLog {
  /** How many errors are kept; the one that would be next ends the reading. */
  public static final int LIMIT = 100;

  /** Throws every error that it is given. */
  public static final ErrorLog FIRST = new ErrorLog(false);

  private final boolean all;
  private final TreeMap<Integer, ParseFailure> kept = new TreeMap<>();
  private final TreeSet<Integer> gaps = new TreeSet<>();
  /** Where a brace was missing that opens a body, and where the one was that closes it; ends may be missing. */
  private final List<Integer> bodiesFrom = new ArrayList<>(0);
  private final List<Integer> bodiesTo = new ArrayList<>(0);
  private ParseFailure first;

  private ErrorLog(boolean all) {
    this.all = all;
  }

  /** A log that keeps errors. */
  public static ErrorLog all() {
    return new ErrorLog(true);
  }

  /** Whether reading goes on after an error. */
  public boolean keepsAll() {
    return all;
  }

  public void report(int offset, String message) {
    report(new ParseFailure(offset, message));
  }

  /** Keeps an error, unless there is one at its place, and returns; or throws it. */
  public void report(ParseFailure failure) {
    if (!all || isFull()) {
      throw failure;
    }
    keep(failure);
    if (failure.isLast()) {
      throw failure;
    }
  }

  /** Keeps an error that ended the reading. */
  public void keep(ParseFailure failure) {
    if (first == null) {
      first = failure;
    }
    if (!isFull()) {
      kept.putIfAbsent(failure.offset(), failure);
    }
  }

  public boolean isFull() {
    return kept.size() >= LIMIT;
  }

  public boolean isEmpty() {
    return kept.isEmpty();
  }

  /** The error that was found first, which need not be the first in the text; null if there is none. */
  public ParseFailure first() {
    return first;
  }

  /** The errors in the order of the text. */
  public List<ParseError> errors(Source source) {
    List<ParseError> errors = new ArrayList<>(kept.size());
    for (ParseFailure failure : kept.values()) {
      errors.add(new ParseError(source, failure.offset(), failure.kind(), failure.getMessage()));
    }
    return errors;
  }

  // What the tree lacks

  /** Text at this offset is in no tree. */
  public void gap(int offset) {
    gaps.add(offset);
  }

  /** Whether text within a range is in no tree. */
  public boolean hasGap(int from, int to) {
    Integer next = gaps.ceiling(from);
    return next != null && next < to;
  }

  /** The head of a function, class or the like was lost: what follows is not where it seems to be. */
  public void bodyWithoutHead(int offset) {
    bodiesFrom.add(offset);
  }

  /** A brace closes what was not opened; returns whether that is due to a lost head. */
  public boolean closeBodyWithoutHead(int offset) {
    if (bodiesFrom.size() <= bodiesTo.size()) {
      return false;
    }
    bodiesTo.add(offset);
    return true;
  }

  /** Whether a place may belong to a function whose head was lost. */
  public boolean isUncertain(int offset) {
    for (int i = bodiesFrom.size() - 1; i >= 0; i--) {
      if (bodiesFrom.get(i) <= offset && (i >= bodiesTo.size() || offset <= bodiesTo.get(i))) {
        return true;
      }
    }
    return false;
  }
}
