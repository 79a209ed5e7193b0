package dev.ration.runtime;

/** In a shared template slot: the number of an intrinsic object, which each realm makes for itself on first touch. */
final class IntrinsicRef extends Special {
  private final int id;

  IntrinsicRef(int id) {
    this.id = id;
  }

  int id() {
    return id;
  }

  @Override
  public String toString() {
    return "<intrinsic " + id + ">";
  }
}
