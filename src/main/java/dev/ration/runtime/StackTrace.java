package dev.ration.runtime;

/** Guest frames captured when an error object was made. Holds no guest values. */
public interface StackTrace {
  /** No frames. */
  StackTrace EMPTY = new StackTrace() {
    @Override
    public String render() {
      return "";
    }

    @Override
    public long work() {
      return 0;
    }

    @Override
    public int line() {
      return 0;
    }

    @Override
    public int column() {
      return 0;
    }
  };

  /** One line a frame, innermost first, each {@code "\n    at name (line:column)"}. */
  String render();

  /** Fuel that {@link #render} is worth: it reads the source up to each frame's place, 1 per 4 units. */
  long work();

  /** Line of the innermost frame, from 1; 0 when there is none. */
  int line();

  /** Column of the innermost frame, from 1; 0 when there is none. */
  int column();
}
