package dev.ration.runtime;

/**
 * A function that the embedder gives to one run, as the row of an ordinary built-in function object: a name, and a number in
 * the table of the run.
 */
final class HostFunction implements Intrinsic {
  private static final Fuel FUEL = Fuel.uncharged("what a capability call costs");

  private final int number;
  private final Row row;

  HostFunction(int number, String name) {
    this.number = number;
    this.row = Row.method(name, 0, FUEL, "");
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public String capability() {
    return row.name();
  }

  @Override
  public Value call(Call c) {
    return c.host().call(number, c);
  }
}
