package dev.ration.expression;

import dev.ration.expression.InterpolationError.Reason;
import dev.ration.expression.Template.Filter;
import dev.ration.expression.Template.Hole;
import dev.ration.expression.Template.Part;
import dev.ration.host.CrossingRefused;
import dev.ration.host.HostJson;
import java.util.Map;

/** Makes text of templates that were taken apart and admitted. One per resolution; bounds what it makes. */
final class TemplateResolver {
  /** Longest text, in UTF-16 units, that one resolution makes and reads. */
  private static final long MAX_TEXT = 16L << 20;

  /** A reference that leads nowhere. */
  private static final Object ABSENT = new Object();

  private final TemplateData data;
  private final Map<String, ?> ctx;
  private final TemplateCapabilities host;
  private long made;

  /** @param ctx stands for the context of {@code data} */
  TemplateResolver(TemplateData data, Map<String, ?> ctx, TemplateCapabilities host) {
    this.data = data;
    this.ctx = ctx;
    this.host = host;
  }

  String resolve(Template template) {
    StringBuilder out = new StringBuilder();
    for (Part part : template.parts()) {
      out.append(part.hole() == null ? part.text() : text(part.hole()));
    }
    return out.toString();
  }

  private String text(Hole hole) {
    Object v = value(hole);
    for (Filter f : hole.filters()) {
      if (host.isAborted()) {
        throw new InterpolationError(Reason.ABORTED, f.offset());
      }
      if (v == ABSENT && f.filter() != TemplateFilter.DEFAULT) {
        throw new InterpolationError(Reason.UNRESOLVED_REFERENCE, hole.offset());
      }
      v = apply(f, v);
    }
    if (v == ABSENT) {
      throw new InterpolationError(Reason.UNRESOLVED_REFERENCE, hole.offset());
    }
    return counted(written(v, false, hole.offset()), hole.offset());
  }

  private Object apply(Filter f, Object v) {
    switch (f.filter()) {
      case JSON:
        return counted(written(v, true, f.offset()), f.offset());
      case LENGTH:
        long n = length(v, f.offset());
        if (n < 0) {
          throw new InterpolationError(Reason.FILTER_TYPE, f.offset());
        }
        return n;
      case DEFAULT:
        return v == ABSENT || v == null ? f.argument() : v;
      case READ_FILE:
        if (!(v instanceof String path)) {
          throw new InterpolationError(Reason.FILTER_TYPE, f.offset());
        }
        return counted(read(path, f.offset()), f.offset());
      default:
        throw new AssertionError(f);
    }
  }

  private static long length(Object v, int offset) {
    try {
      return HostJson.length(v);
    } catch (RuntimeException e) {
      throw new InterpolationError(Reason.UNSERIALIZABLE, offset);
    }
  }

  private String written(Object v, boolean json, int offset) {
    try {
      return json ? HostJson.json(v, 2 * MAX_TEXT) : HostJson.text(v, 2 * MAX_TEXT);
    } catch (CrossingRefused e) {
      throw new InterpolationError(Reason.UNSERIALIZABLE, offset);
    }
  }

  private String counted(String text, int offset) {
    made += text.length();
    if (made > MAX_TEXT) {
      throw new InterpolationError(Reason.UNSERIALIZABLE, offset);
    }
    return text;
  }

  private String read(String path, int offset) {
    if (host.files() == null) {
      throw new InterpolationError(Reason.READ_FILE_UNAVAILABLE, offset);
    }
    if (path.isEmpty() || path.indexOf('\0') >= 0) {
      throw new InterpolationError(Reason.INVALID_PATH, offset);
    }
    String text = null;
    try {
      text = host.files().read(path);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (Exception e) {
      // What it says may quote the path or the file: only that it failed is passed on.
    }
    if (host.isAborted()) {
      throw new InterpolationError(Reason.ABORTED, offset);
    }
    if (text == null) {
      throw new InterpolationError(Reason.READ_FILE_FAILED, offset);
    }
    return text;
  }

  // ---- references ----

  private Object value(Hole hole) {
    if (host.isAborted()) {
      throw new InterpolationError(Reason.ABORTED, hole.offset());
    }
    try {
      Object v = switch (hole.head()) {
        case INPUTS -> entry(data.inputs(), hole.name());
        case CTX -> entry(ctx, hole.name());
        case OUTPUTS -> entry(data.outputs(), hole.name());
        case SECRETS -> entry(data.secrets(), hole.name());
        case RUN_ID -> data.runId() == null ? ABSENT : data.runId();
      };
      for (Object key : hole.path()) {
        v = key instanceof String name ? v instanceof Map<?, ?> map ? entry(map, name) : ABSENT : element(v, (Long) key);
      }
      return v;
    } catch (RuntimeException e) {
      throw new InterpolationError(Reason.UNSERIALIZABLE, hole.offset());
    }
  }

  private static Object entry(Map<?, ?> map, String name) {
    Object v = map.get(name);
    return v != null || map.containsKey(name) ? v : ABSENT;
  }

  private static Object element(Object v, long index) {
    Object found = v instanceof Map<?, ?> map ? entry(map, Long.toString(index)) : HostJson.element(v, index);
    return found == dev.ration.host.Absent.UNDEFINED ? ABSENT : found;
  }
}
