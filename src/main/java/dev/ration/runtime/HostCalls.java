package dev.ration.runtime;

/**
 * How built-ins reach what the embedder provides; the run implements it. A guest value knows at most a number: what stands
 * behind the number is held here.
 */
public interface HostCalls {
  /** A realm for which nobody provides anything. */
  HostCalls NONE = new HostCalls() {
    @Override
    public Value call(int function, Call c) {
      throw new AssertionError(function);
    }

    @Override
    public Value fetch(Call c) {
      throw missing(c);
    }

    @Override
    public Value runCode(Call c) {
      throw missing(c);
    }

    @Override
    public Value transpileCode(Call c) {
      throw missing(c);
    }

    @Override
    public void print(Call c, String level, String text) {}

    private JsThrow missing(Call c) {
      return c.realm().error(WellKnown.ERROR_PROTOTYPE, "Capability '" + c.callee().intrinsic().capability() + "' missing");
    }
  };

  /** Calls host function number {@code function} with copies of the arguments of {@code c}. */
  Value call(int function, Call c);

  /** httpFetch. */
  Value fetch(Call c);

  /** runCode. */
  Value runCode(Call c);

  /** transpileCode. */
  Value transpileCode(Call c);

  /** Takes a line of the console. */
  void print(Call c, String level, String text);
}
