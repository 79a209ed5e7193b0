package dev.ration.host;

import com.fasterxml.jackson.core.TreeNode;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * One walk over host data on its way into a run: within a byte budget, iterative, reading every container once through its
 * interface. Nothing of a class that it does not know is called (row 97). Subclasses say what is built of what is found.
 *
 * @param <T> what a copy is
 */
abstract class HostWalk<T> {
  private static final int CONTAINER = 16;
  private static final int SCALAR = 8;
  private static final int DATE = 32;

  final CrossingRules rules;
  private final boolean tree;
  private final long limit;
  private final IdentityHashMap<Object, T> copies = new IdentityHashMap<>(8);
  private T root;
  private Frame<T> top;
  private int depth;
  private long bytes;

  HostWalk(CrossingRules rules) {
    this.rules = rules;
    this.tree = rules.tree();
    this.limit = rules.bytes();
  }

  /** One container on the way down. */
  private static final class Frame<T> {
    final Frame<T> outer;
    final Object source;
    final Iterator<?> entries;
    final T target;
    final boolean record;
    String key;
    long index = -1;

    Frame(Frame<T> outer, Object source, Iterator<?> entries, T target, boolean record) {
      this.outer = outer;
      this.source = source;
      this.entries = entries;
      this.target = target;
      this.record = record;
    }
  }

  // ---- what is built ----

  /** The copy of null, a Boolean, a Double, a String, a BigInteger, an Instant or {@link Absent#UNDEFINED}. */
  abstract T leaf(Object reduced);

  abstract T newRecord();

  abstract T newArray();

  abstract void put(T record, String key, T value);

  abstract void append(T array, long index, T value);

  /** Called when a container has all its elements; {@link #parent} is then the one around it. */
  abstract void finish(T container, boolean record);

  /** Pays for the bytes counted so far, before the part they are counted for is copied. */
  abstract void pay(long bytes);

  /** Whether a value of the outermost record is not even to be asked for. */
  boolean denies(String key) {
    return false;
  }

  // ---- the walk ----

  /** The copy of the walk's root, so far as it is made; null before and after a walk. */
  final T root() {
    return root;
  }

  /** The copy of the container that is being walked; null at the root. */
  final T parent() {
    return top == null ? null : top.target;
  }

  /** Bytes walked so far, by the measure of row 90. */
  public final long bytes() {
    return bytes;
  }

  /**
   * A copy of {@code v}.
   *
   * @param name how a refusal calls the value itself
   */
  public final T copy(String name, Object v) throws CrossingRefused {
    try {
      root = begin(v);
      while (top != null) {
        step(top);
      }
      return root;
    } catch (CrossingRefused e) {
      throw new CrossingRefused(e.kind(), path(name) + " " + e.getMessage());
    } finally {
      root = null;
      top = null;
      depth = 0;
    }
  }

  /** Copies elements of the innermost container until one is a container itself, or there are no more. */
  private void step(Frame<T> f) throws CrossingRefused {
    while (top == f) {
      if (!hasNext(f.entries)) {
        depth--;
        top = f.outer;
        finish(f.target, f.record);
        return;
      }
      Object element = next(f.entries);
      if (f.record) {
        field(f, entry(element));
      } else {
        f.index++;
        append(f.target, f.index, begin(element));
      }
    }
  }

  private static Map.Entry<?, ?> entry(Object element) throws CrossingRefused {
    if (element instanceof Map.Entry<?, ?> entry) {
      return entry;
    }
    throw new CrossingRefused(CrossingRefused.Kind.SHAPE, "could not be read");
  }

  private void field(Frame<T> f, Map.Entry<?, ?> entry) throws CrossingRefused {
    String key = keyText(entry);
    f.key = key;
    bill(2L * key.length() + 8);
    Object value = f.outer == null && denies(key) ? Denied.VALUE : value(entry);
    if (!tree || value != Absent.UNDEFINED) {
      put(f.target, key, begin(value));
    }
  }

  /** A leaf's copy; for a container an empty one, which becomes the innermost frame. */
  private T begin(Object v) throws CrossingRefused {
    Object o = v;
    while (o instanceof Optional<?> optional) {
      bill(SCALAR);
      o = optional.orElse(null);
    }
    if (o instanceof JsonStream.Part) {
      return container(o);
    }
    if (o == null) {
      bill(SCALAR);
      return leaf(null);
    }
    if (o instanceof String s) {
      return text(s);
    }
    if (!rules.converters().isEmpty()) {
      o = converted(o);
      if (o == null) {
        bill(SCALAR);
        return leaf(null);
      }
    }
    if (o instanceof JsonSource || o instanceof TreeNode) {
      o = opened(o);
      if (o == null) {
        bill(SCALAR);
        return leaf(null);
      }
    }
    Object leaf = HostLeaf.reduce(o, rules);
    if (leaf == HostLeaf.NOT_A_LEAF) {
      return o instanceof CharSequence text ? text(read(text)) : container(o);
    }
    if (leaf instanceof String s) {
      return text(s);
    }
    bill(leaf instanceof java.time.Instant ? DATE
        : leaf instanceof java.math.BigInteger b ? SCALAR + (b.bitLength() >> 3) : SCALAR);
    return leaf(leaf);
  }

  private T text(String s) throws CrossingRefused {
    bill(2L * s.length() + 8);
    return leaf(s);
  }

  private T container(Object o) throws CrossingRefused {
    if (tree) {
      refuseCycle(o);
    } else {
      T known = copies.get(o); // Never a part of JSON text: each is met once.
      if (known != null) {
        bill(SCALAR);
        return known;
      }
    }
    JsonStream.Part json = o instanceof JsonStream.Part part ? part : null;
    Map<?, ?> map = json == null ? mapOf(o) : null;
    boolean record = json != null ? json.record : map != null;
    Iterator<?> entries = json != null ? json.elements() : map != null ? entries(map) : elements(o);
    bill(CONTAINER);
    if (++depth > rules.depth()) {
      throw new CrossingRefused(CrossingRefused.Kind.DEPTH, "is nested more than " + rules.depth() + " levels deep");
    }
    T target = record ? newRecord() : newArray();
    if (!tree && json == null) {
      copies.put(o, target);
    }
    top = new Frame<>(top, o, entries, target, record);
    return target;
  }

  /** A tree has few levels: looking up the way costs less than a table. */
  private void refuseCycle(Object o) throws CrossingRefused {
    for (Frame<T> f = top; f != null; f = f.outer) {
      if (f.source == o) {
        throw new CrossingRefused(CrossingRefused.Kind.CYCLE, "refers to itself");
      }
    }
  }

  /** Bills what an earlier walk measured. */
  final void billAll(String name, long n) throws CrossingRefused {
    try {
      bill(n);
    } catch (CrossingRefused e) {
      throw new CrossingRefused(e.kind(), name + " " + e.getMessage());
    }
  }

  private void bill(long n) throws CrossingRefused {
    bytes += n;
    if (bytes > limit) {
      throw new CrossingRefused(CrossingRefused.Kind.BYTES,
          "is over the " + limit + "-byte limit; raise it with crossingBytes");
    }
    pay(bytes);
  }

  // ---- calls of host code: what fails is refused, never passed on ----

  /** What a registered converter makes of a value of its class. */
  private Object converted(Object o) throws CrossingRefused {
    Function<Object, Object> converter = rules.converters().get(o.getClass());
    if (converter == null) {
      return o;
    }
    try {
      return converter.apply(o);
    } catch (Throwable e) {
      throw unreadable(e);
    }
  }

  /** Whatever host code throws refuses the value; when the JVM has no memory left, the run reports that. */
  private static CrossingRefused unreadable(Throwable e) {
    if (e instanceof VirtualMachineError failure && !(e instanceof StackOverflowError)) {
      throw failure;
    }
    return new CrossingRefused(CrossingRefused.Kind.SHAPE,
        e instanceof JsonSource.Malformed ? e.getMessage() : "could not be read");
  }

  /** The value that JSON text or a JSON tree of the host's stands for. */
  private static Object opened(Object o) throws CrossingRefused {
    try {
      return o instanceof JsonSource source ? source.open() : JsonStream.of((TreeNode) o);
    } catch (Throwable e) {
      throw unreadable(e);
    }
  }

  /** The entries of a map, or of a record where records may cross; null for all else. */
  private Map<?, ?> mapOf(Object o) throws CrossingRefused {
    if (o instanceof Map<?, ?> m) {
      return m;
    }
    if (rules.records() == null || !(o instanceof Record)) {
      return null;
    }
    try {
      return rules.records().apply(o);
    } catch (Throwable e) {
      throw unreadable(e);
    }
  }

  private Iterator<?> entries(Map<?, ?> map) throws CrossingRefused {
    try {
      return map.entrySet().iterator();
    } catch (Throwable e) {
      throw unreadable(e);
    }
  }

  private Iterator<?> elements(Object o) throws CrossingRefused {
    if (o instanceof Collection<?> c) {
      try {
        return c.iterator();
      } catch (Throwable e) {
        throw unreadable(e);
      }
    }
    Iterator<?> array = ArrayElements.of(o);
    if (array == null) {
      throw new CrossingRefused(CrossingRefused.Kind.SHAPE, "is " + HostLeaf.describe(o)
          + ", which JSON cannot express: pass maps, lists, strings, numbers and booleans");
    }
    return array;
  }

  private static boolean hasNext(Iterator<?> it) throws CrossingRefused {
    try {
      return it.hasNext();
    } catch (Throwable e) {
      throw unreadable(e);
    }
  }

  private static Object next(Iterator<?> it) throws CrossingRefused {
    try {
      return it.next();
    } catch (Throwable e) {
      throw unreadable(e);
    }
  }

  private static Object value(Map.Entry<?, ?> entry) throws CrossingRefused {
    try {
      return entry.getValue();
    } catch (Throwable e) {
      throw unreadable(e);
    }
  }

  private String keyText(Map.Entry<?, ?> entry) throws CrossingRefused {
    Object key;
    try {
      key = entry.getKey();
    } catch (Throwable e) {
      throw unreadable(e);
    }
    if (key instanceof String s) {
      return s;
    }
    if (key instanceof Enum<?> e) {
      return e.name();
    }
    if (key != null && (key.getClass() == Integer.class || key.getClass() == Long.class
        || key.getClass() == Character.class || key.getClass() == java.util.UUID.class)) {
      return key.toString();
    }
    throw new CrossingRefused(CrossingRefused.Kind.SHAPE, "has a key that is not a string");
  }

  /** The text of a CharSequence, asked for its length once. */
  private String read(CharSequence text) throws CrossingRefused {
    int n;
    try {
      n = text.length();
    } catch (Throwable e) {
      throw unreadable(e);
    }
    if (n < 0) {
      throw new CrossingRefused(CrossingRefused.Kind.SHAPE, "could not be read");
    }
    if (bytes + 2L * n > limit) {
      bill(2L * n);
    }
    char[] units = new char[n];
    try {
      for (int i = 0; i < n; i++) {
        units[i] = text.charAt(i);
      }
    } catch (Throwable e) {
      throw unreadable(e);
    }
    return new String(units);
  }

  // ---- messages ----

  private String path(String name) {
    StringBuilder path = new StringBuilder();
    int shown = 0;
    for (Frame<T> f = top; f != null && shown < 8; f = f.outer, shown++) {
      path.insert(0, !f.record ? "[" + Math.max(0, f.index) + "]" : f.key == null ? "" : "." + clipped(f.key));
    }
    return (shown == 8 ? name + "…" : name) + path;
  }

  private static String clipped(String key) {
    return key.length() > 40 ? key.substring(0, 40) + "…" : key;
  }
}
