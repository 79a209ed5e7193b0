package dev.ration.host;

/** Stands in a walk for a value that the guest may not have: a {@link Snapshot} keeps an accessor in its place (row 253). */
enum Denied {
  VALUE
}
