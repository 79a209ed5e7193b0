package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Collections of the host that do what no collection should: none hangs, escapes as an exception, or gets inside (rows 89, 97). */
class HostileDataTest {
  /** What a hostile collection does. */
  enum Trick {
    ENDLESS, NESTS_FOREVER, LYING_SIZE, NEGATIVE_SIZE, CHANGES_WHILE_READ, ITERATOR_THROWS, ITERATOR_IS_NULL, HAS_NEXT_THROWS,
    NEXT_THROWS, NEXT_IS_LIVE, THROWS_AN_ERROR, THROWS_SNEAKILY, OVERFLOWS_THE_STACK, NO_ENTRIES, NULL_ENTRIES, KEY_IS_NULL,
    KEY_IS_LIVE, KEY_THROWS, VALUE_THROWS, VALUE_IS_LIVE, ENDLESS_TEXT, TEXT_THROWS, CONTAINS_ITSELF
  }

  /** An object of the host: whoever touches it at all is caught. */
  private static final class Live {
    @Override
    public boolean equals(Object o) {
      throw new IllegalStateException("secret: equals");
    }

    @Override
    public int hashCode() {
      throw new IllegalStateException("secret: hashCode");
    }

    @Override
    public String toString() {
      throw new IllegalStateException("secret: toString");
    }
  }

  private static RuntimeException sneaky() {
    return HostileDataTest.<RuntimeException>sneak(new IOException("secret"));
  }

  @SuppressWarnings("unchecked")
  private static <E extends Throwable> RuntimeException sneak(Throwable t) throws E {
    throw (E) t;
  }

  private static int overflow(int n) {
    return overflow(n + 1) + 1;
  }

  /** Both a list and the entries of a map. */
  private static final class Hostile extends java.util.AbstractCollection<Object> implements List<Object> {
    final Trick trick;
    final boolean entries;
    boolean closed;
    int touchesAfterwards;
    int served;

    Hostile(Trick trick, boolean entries) {
      this.trick = trick;
      this.entries = entries;
    }

    private void touched() {
      if (closed) {
        touchesAfterwards++;
      }
    }

    @Override
    public Iterator<Object> iterator() {
      touched();
      switch (trick) {
        case ITERATOR_THROWS:
          throw new IllegalStateException("secret");
        case ITERATOR_IS_NULL:
          return null;
        case THROWS_AN_ERROR:
          throw new AssertionError("secret");
        case THROWS_SNEAKILY:
          throw sneaky();
        case OVERFLOWS_THE_STACK:
          overflow(0);
          return null;
        default:
          return new Elements();
      }
    }

    private final class Elements implements Iterator<Object> {
      private int n;

      @Override
      public boolean hasNext() {
        touched();
        if (trick == Trick.HAS_NEXT_THROWS && n > 0) {
          throw new IllegalStateException("secret");
        }
        return trick == Trick.ENDLESS || n < (trick == Trick.CHANGES_WHILE_READ ? ++served : 3);
      }

      @Override
      public Object next() {
        touched();
        n++;
        if (trick == Trick.NEXT_THROWS) {
          throw new java.util.ConcurrentModificationException("secret");
        }
        if (!entries) {
          return element();
        }
        return switch (trick) {
          case NO_ENTRIES -> "not an entry";
          case NULL_ENTRIES -> null;
          default -> new Entry(n);
        };
      }
    }

    Object element() {
      return switch (trick) {
        case NESTS_FOREVER -> new Hostile(trick, false);
        case NEXT_IS_LIVE, VALUE_IS_LIVE -> new Live();
        case CONTAINS_ITSELF -> this;
        case ENDLESS_TEXT, TEXT_THROWS -> new Text(trick);
        default -> 1;
      };
    }

    private final class Entry implements Map.Entry<Object, Object> {
      private final int n;

      Entry(int n) {
        this.n = n;
      }

      @Override
      public Object getKey() {
        touched();
        return switch (trick) {
          case KEY_IS_NULL -> null;
          case KEY_IS_LIVE -> new Live();
          case KEY_THROWS -> throw new IllegalStateException("secret");
          default -> "k" + n;
        };
      }

      @Override
      public Object getValue() {
        touched();
        if (trick == Trick.VALUE_THROWS) {
          throw new IllegalStateException("secret");
        }
        return element();
      }

      @Override
      public Object setValue(Object value) {
        throw new IllegalStateException("secret");
      }
    }

    @Override
    public int size() {
      touched();
      return trick == Trick.NEGATIVE_SIZE ? -5 : trick == Trick.LYING_SIZE ? Integer.MAX_VALUE : 3;
    }

    @Override
    public boolean equals(Object o) {
      throw new IllegalStateException("secret: equals");
    }

    @Override
    public int hashCode() {
      throw new IllegalStateException("secret: hashCode");
    }

    @Override
    public String toString() {
      throw new IllegalStateException("secret: toString");
    }

    private static UnsupportedOperationException never() {
      return new UnsupportedOperationException("secret");
    }

    @Override
    public boolean addAll(int index, Collection<?> c) {
      throw never();
    }

    @Override
    public Object get(int index) {
      throw never();
    }

    @Override
    public Object set(int index, Object element) {
      throw never();
    }

    @Override
    public void add(int index, Object element) {
      throw never();
    }

    @Override
    public Object remove(int index) {
      throw never();
    }

    @Override
    public int indexOf(Object o) {
      throw never();
    }

    @Override
    public int lastIndexOf(Object o) {
      throw never();
    }

    @Override
    public java.util.ListIterator<Object> listIterator() {
      throw never();
    }

    @Override
    public java.util.ListIterator<Object> listIterator(int index) {
      throw never();
    }

    @Override
    public List<Object> subList(int from, int to) {
      throw never();
    }
  }

  private record Text(Trick trick) implements CharSequence {
    @Override
    public int length() {
      return trick == Trick.ENDLESS_TEXT ? Integer.MAX_VALUE : 5;
    }

    @Override
    public char charAt(int i) {
      throw new IllegalStateException("secret");
    }

    @Override
    public CharSequence subSequence(int from, int to) {
      throw new IllegalStateException("secret");
    }

    @Override
    public String toString() {
      throw new IllegalStateException("secret");
    }
  }

  private static Object mapOf(Hostile entries) {
    return new AbstractMap<Object, Object>() {
      @Override
      @SuppressWarnings({"unchecked", "rawtypes"})
      public Set<Entry<Object, Object>> entrySet() {
        return new AbstractSet<>() {
          @Override
          public Iterator<Entry<Object, Object>> iterator() {
            return (Iterator) entries.iterator();
          }

          @Override
          public int size() {
            return entries.size();
          }
        };
      }

      @Override
      public int size() {
        return entries.size();
      }

      @Override
      public Object get(Object key) {
        throw new IllegalStateException("secret");
      }

      @Override
      public int hashCode() {
        throw new IllegalStateException("secret");
      }

      @Override
      public boolean equals(Object o) {
        throw new IllegalStateException("secret");
      }

      @Override
      public String toString() {
        throw new IllegalStateException("secret");
      }
    };
  }

  private static void check(Hostile source, java.util.function.Supplier<EvalResult> run) {
    EvalResult r = assertTimeoutPreemptively(Duration.ofSeconds(20), run::get);
    source.closed = true;
    r.error().ifPresent(e -> assertFalse(e.toString().contains("secret"), e::toString));
    if (r.isOk()) {
      assertDetached(r.value());
    }
    String.valueOf(r);
    assertEquals(0, source.touchesAfterwards);
  }

  private static void assertDetached(Object v) {
    if (v instanceof Map<?, ?> map) {
      assertTrue(v.getClass().getName().startsWith("dev.ration.") || v.getClass().getName().startsWith("java.util.Collections$"));
      map.values().forEach(HostileDataTest::assertDetached);
    } else if (v instanceof List<?> list) {
      assertTrue(v.getClass().getName().startsWith("dev.ration."), v.getClass().getName());
      list.forEach(HostileDataTest::assertDetached);
    } else {
      assertTrue(v == null || v == Undefined.VALUE || Set.of(String.class, Long.class, Double.class, Boolean.class, BigInteger.class,
          Instant.class).contains(v.getClass()), () -> v.getClass().getName());
    }
  }

  /** row 89, row 97: as a context, an argument and a capability's answer, as a list and as a map. */
  @ParameterizedTest
  @EnumSource
  void neitherHangsNorEscapes(Trick trick) {
    SafeFunction identity = SafeFunction.compile(List.of("v"), "return v");
    for (boolean map : new boolean[] {false, true}) {
      for (int way = 0; way < 4; way++) {
        Hostile source = new Hostile(trick, map);
        Object v = map ? mapOf(source) : source;
        Map<String, Object> context = new HashMap<>();
        context.put("v", way == 3 ? Arrays.asList("x", v) : v);
        int how = way;
        check(source, () -> switch (how) {
          case 1 -> identity.call(v);
          case 2 -> Eval.run("get()", EvalOptions.builder().capabilities(Map.of("get", (arguments, call) -> v)).build());
          default -> Eval.run("v", EvalOptions.builder().context(context).build());
        });
      }
    }
  }

  /** row 97: what is honest in spite of its size, or has only live objects, is copied or refused by name. */
  @Test
  void whatBecomesOfThem() {
    assertEquals(List.of(1L, 1L, 1L), run(new Hostile(Trick.LYING_SIZE, false)).value());
    assertEquals(Map.of("k1", 1L, "k2", 1L, "k3", 1L), run(mapOf(new Hostile(Trick.NEGATIVE_SIZE, true))).value());
    assertTrue(message(new Hostile(Trick.NEXT_IS_LIVE, false)).contains("v[0] is an object of class Live"));
    assertTrue(message(mapOf(new Hostile(Trick.VALUE_IS_LIVE, true))).contains("v.k1 is an object of class Live"));
    assertTrue(message(new Hostile(Trick.ENDLESS, false)).contains("over the 4194304-byte limit"));
    assertTrue(message(new Hostile(Trick.NESTS_FOREVER, false)).contains("10000 levels deep"));
    assertTrue(message(mapOf(new Hostile(Trick.NO_ENTRIES, true))).endsWith("could not be read"));
    assertTrue(message(new Hostile(Trick.THROWS_AN_ERROR, false)).endsWith("v could not be read"));
    assertTrue(message(new Hostile(Trick.THROWS_SNEAKILY, false)).endsWith("v could not be read"));
    assertEquals(true, Eval.run("v[0] === v && v[2] === v", Map.of("v", new Hostile(Trick.CONTAINS_ITSELF, false)), 10_000).value());
  }

  /** row 25, row 97: the context map itself is asked for the named keys only, and may fail as it likes. */
  @ParameterizedTest
  @EnumSource(names = {"THROWS_AN_ERROR", "THROWS_SNEAKILY", "OVERFLOWS_THE_STACK", "NEXT_THROWS"})
  void theContextItself(Trick trick) {
    for (boolean atOnce : new boolean[] {true, false}) {
      Map<String, Object> context = new AbstractMap<>() {
        @Override
        public Set<Entry<String, Object>> entrySet() {
          throw new IllegalStateException("secret");
        }

        @Override
        public boolean containsKey(Object key) {
          return !atOnce || fail();
        }

        @Override
        public Object get(Object key) {
          return fail();
        }

        private boolean fail() {
          switch (trick) {
            case THROWS_AN_ERROR:
              throw new AssertionError("secret");
            case THROWS_SNEAKILY:
              throw sneaky();
            case OVERFLOWS_THE_STACK:
              return overflow(0) == 0;
            default:
              throw new IllegalStateException("secret");
          }
        }
      };
      EvalResult r = Eval.run("a + 1", EvalOptions.builder().context(context).build());
      String error = r.error().orElseThrow().toString();
      assertFalse(error.contains("secret"), error);
      assertEquals(2L, Eval.run("1 + 1", EvalOptions.builder().context(context).build()).value());
    }
  }

  private static EvalResult run(Object v) {
    return Eval.run("v", Map.of("v", v), 1_000_000);
  }

  private static String message(Object v) {
    EvalError e = run(v).error().orElseThrow();
    assertEquals(EvalError.Kind.BOUNDARY, e.kind());
    return e.message();
  }
}
