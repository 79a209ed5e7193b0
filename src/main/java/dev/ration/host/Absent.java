package dev.ration.host;

/** What undefined is on the host's side of the boundary, where null means null (decision 12). */
public enum Absent {
  UNDEFINED;

  @Override
  public String toString() {
    return "undefined";
  }
}
