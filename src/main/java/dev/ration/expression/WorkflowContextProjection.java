package dev.ration.expression;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The part of a resolved context that expressions may see: clean strings, the names of those they may not read, and the order of
 * both. A denied value is in none of them. Immutable; owns copies of all it was made of (row 265).
 */
public final class WorkflowContextProjection {
  private final Map<String, String> values;
  private final List<String> deniedKeys;
  private final List<String> orderedKeys;

  private WorkflowContextProjection(Map<String, String> values, List<String> deniedKeys, List<String> orderedKeys) {
    this.values = values;
    this.deniedKeys = deniedKeys;
    this.orderedKeys = orderedKeys;
  }

  /**
   * A projection of its three parts. Keys must be referenceable names (ASCII letters, digits, {@code _}, {@code $}, {@code -}),
   * none of them twice, and {@code orderedKeys} exactly those of {@code values} and {@code deniedKeys}, which have none in common
   * (row 266).
   *
   * @param orderedKeys kept as an object would list them: integer-like keys first, ascending
   * @throws WorkflowContextError when the parts are not such
   */
  public static WorkflowContextProjection of(Map<String, ?> values, Collection<String> deniedKeys,
      Collection<String> orderedKeys) {
    Map<String, String> clean = OwnedCopies.strings(values);
    List<String> denied = OwnedCopies.names(deniedKeys);
    List<String> ordered = OwnedCopies.names(orderedKeys);
    Set<String> all = new HashSet<>(clean.keySet());
    for (String key : denied) {
      if (!all.add(key)) {
        throw new WorkflowContextError();
      }
    }
    if (all.size() != ordered.size() || !all.containsAll(ordered)) {
      throw new WorkflowContextError();
    }
    return new WorkflowContextProjection(clean, denied, OwnedCopies.asObjectKeys(ordered));
  }

  /**
   * A projection of a resolved context without what {@code deniedKeys} names, in the context's own order (row 267).
   *
   * @throws WorkflowContextError when a key is no referenceable name or a value that is kept no string
   */
  public static WorkflowContextProjection without(Collection<String> deniedKeys, Map<String, ?> resolved) {
    Set<String> names = new HashSet<>(OwnedCopies.names(deniedKeys));
    Map<String, String> clean = new LinkedHashMap<>();
    List<String> denied = new ArrayList<>();
    Map<String, String> all = OwnedCopies.strings(resolved);
    for (Map.Entry<String, String> e : all.entrySet()) {
      if (names.contains(e.getKey())) {
        denied.add(e.getKey());
      } else {
        clean.put(e.getKey(), e.getValue());
      }
    }
    return new WorkflowContextProjection(Collections.unmodifiableMap(clean), Collections.unmodifiableList(denied),
        OwnedCopies.asObjectKeys(all.keySet()));
  }

  /** A projection that denies nothing: the caller's word that {@code values} hold no secret (row 274). */
  public static WorkflowContextProjection clean(Map<String, ?> values) {
    return without(List.of(), values);
  }

  /** The clean strings by key. */
  public Map<String, String> values() {
    return values;
  }

  /** The keys that are there and may not be read. */
  public List<String> deniedKeys() {
    return deniedKeys;
  }

  /** Clean and denied keys in the order in which expressions see them. */
  public List<String> orderedKeys() {
    return orderedKeys;
  }

  /** How many keys there are; none of the values. */
  @Override
  public String toString() {
    return "WorkflowContextProjection[" + values.size() + " clean, " + deniedKeys.size() + " denied]";
  }
}
