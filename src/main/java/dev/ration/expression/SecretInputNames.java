package dev.ration.expression;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/**
 * Which inputs of a workflow may not be read: names in a fixed order, with membership. There is nothing here that changes them,
 * and nothing that leads to the collection they came from (rows 268, 269).
 */
public final class SecretInputNames implements Iterable<String> {
  /** No input is secret. */
  public static final SecretInputNames NONE = new SecretInputNames(List.of());

  private final List<String> names;
  private final Set<String> members;

  private SecretInputNames(List<String> names) {
    this.names = names;
    this.members = new HashSet<>(names);
  }

  /**
   * A copy of the names that an embedding declares.
   *
   * @throws WorkflowContextError when there are none to read, or one is no referenceable name or is there twice
   */
  public static SecretInputNames own(Iterable<String> names) {
    return names instanceof SecretInputNames owned ? owned : new SecretInputNames(OwnedCopies.names(names));
  }

  public boolean contains(String name) {
    return members.contains(name);
  }

  public int size() {
    return names.size();
  }

  /** The names, unmodifiable, in the order of their declaration. */
  public List<String> toList() {
    return names;
  }

  @Override
  public Iterator<String> iterator() {
    return names.iterator();
  }

  @Override
  public String toString() {
    return "SecretInputNames[" + names.size() + "]";
  }
}
