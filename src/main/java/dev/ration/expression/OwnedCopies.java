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
 * Copies of what an embedding hands over, each read once: what it does to its collections afterwards, or while they are read, is
 * not seen. Whatever they throw is a {@link WorkflowContextError}.
 */
final class OwnedCopies {
  private OwnedCopies() {}

  /** An unmodifiable copy of distinct referenceable names, in order. */
  static List<String> names(Iterable<?> names) {
    List<String> copy = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    try {
      for (Object name : present(names)) {
        if (!(name instanceof String s) || !ReferenceName.isValid(s) || !seen.add(s)) {
          throw new WorkflowContextError();
        }
        copy.add(s);
      }
    } catch (WorkflowContextError e) {
      throw e;
    } catch (RuntimeException e) {
      throw new WorkflowContextError();
    }
    return Collections.unmodifiableList(copy);
  }

  /** An unmodifiable copy, in order, of strings under referenceable names. */
  static Map<String, String> strings(Map<?, ?> map) {
    Map<String, String> copy = new LinkedHashMap<>();
    try {
      for (Map.Entry<?, ?> e : present(map).entrySet()) {
        Object value = e.getValue();
        if (!(e.getKey() instanceof String key) || !ReferenceName.isValid(key) || !(value instanceof String text)
            || copy.put(key, text) != null) {
          throw new WorkflowContextError();
        }
      }
    } catch (WorkflowContextError e) {
      throw e;
    } catch (RuntimeException e) {
      throw new WorkflowContextError();
    }
    return Collections.unmodifiableMap(copy);
  }

  /** {@code keys} as an object would list them: integer-like ones first, ascending; then the rest as they came (row 267). */
  static List<String> asObjectKeys(Collection<String> keys) {
    List<String> indices = new ArrayList<>();
    List<String> rest = new ArrayList<>();
    for (String key : keys) {
      (isIndex(key) ? indices : rest).add(key);
    }
    // Of numerals without leading zeros the shorter is the less.
    indices.sort((a, b) -> a.length() != b.length() ? Integer.compare(a.length(), b.length()) : a.compareTo(b));
    indices.addAll(rest);
    return Collections.unmodifiableList(indices);
  }

  private static boolean isIndex(String key) {
    return dev.ration.runtime.PropertyKey.of(key).isIndex();
  }

  private static <T> T present(T value) {
    if (value == null) {
      throw new WorkflowContextError();
    }
    return value;
  }
}
