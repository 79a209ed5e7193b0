package dev.ration;

import dev.ration.host.JsonSource;
import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;

/** The object that a JSON text describes, as a context. The text is looked through when a name is first asked for. */
final class JsonContext extends AbstractMap<String, Object> {
  private final String text;
  private Map<String, Object> fields;

  JsonContext(String text) {
    this.text = text;
  }

  /** Safe for use by many threads. */
  private synchronized Map<String, Object> fields() {
    if (fields == null) {
      fields = JsonSource.fields(text);
    }
    return fields;
  }

  @Override
  public boolean containsKey(Object key) {
    return fields().containsKey(key);
  }

  @Override
  public Object get(Object key) {
    return fields().get(key);
  }

  @Override
  public Set<Entry<String, Object>> entrySet() {
    return Map.copyOf(fields()).entrySet();
  }
}
