package dev.ration.fuzz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Generates programs, expressions, contexts, regular expressions and JSON, the same from the same {@link Choices}. What it writes has no
 * syntax error, can be read, ends soon mostly, and leans towards what breaks engines: getters with effects, species, holes, -0, lone
 * surrogates, huge lengths, callbacks that change what is walked, iterators that close, generators, eval, private names.
 *
 * <pre>{@code
 * for (long seed = 0; seed < 1_000; seed++) {
 *   String code = Gen.seeded(seed).program();
 *   EvalResult result = Eval.run(code, options);
 *   // what must be true of every run
 * }
 * }</pre>
 */
public final class Gen {
  private static final String SHOW = """
      const out = [], seen = [];
      const show = (v) => {
        if (typeof v === 'string') return JSON.stringify(v);
        if (typeof v === 'bigint') return v + 'n';
        if (typeof v === 'function') return 'function';
        if (v === null || typeof v !== 'object') return Object.is(v, -0) ? '-0' : String(v);
        if (v instanceof Error) return v.name + (String(v.message).includes('call stack') ? '!' : '');
        if (v === globalThis || Object.hasOwn(v, 'constructor')) return 'built-in';
        if (seen.length > 3 || seen.includes(v)) return '...';
        seen.push(v);
        try {
          let s = Array.isArray(v) ? '[' + v.length : Object.prototype.toString.call(v) + '{';
          for (const k of Reflect.ownKeys(v).filter(k => k !== 'stack').slice(0, 12)) {
            const d = Reflect.getOwnPropertyDescriptor(v, k);
            s += ' ' + String(k) + (d.writable ? '' : '!') + (d.enumerable ? '' : '~') + ':' + ('value' in d ? show(d.value) : 'accessor');
          }
          if (v instanceof Map || v instanceof Set) s += ' of ' + [...v].slice(0, 5).map(show);
          return s;
        } finally { seen.pop(); }
      };
      const note = (v) => { if (out.length < 60) try { out.push(show(v)); } catch { out.push('?'); } return v; };
      """;

  private final Choices choices;

  private Gen(Choices choices) {
    this.choices = choices;
  }

  /** What comes of this seed. */
  public static Gen seeded(long seed) {
    return new Gen(Choices.seeded(seed));
  }

  /** What comes of these choices. */
  public static Gen of(Choices choices) {
    return new Gen(choices);
  }

  /** The choices made so far, for {@link Choices#replay} and {@link Shrinker}. */
  public int[] choices() {
    return choices.made();
  }

  /**
   * An Eval program. Its value is a text of what it noted on its way, or it throws. {@code names} are variables that it may read.
   */
  public String program(String... names) {
    Writer writer = new Writer(choices);
    for (String name : names) {
      writer.declare(name, 'v');
    }
    String body = writer.program(1 + choices.below(7));
    return SHOW + body + "out.join('\\n')\n";
  }

  /** An expression over {@code names}. */
  public String expression(String... names) {
    Writer writer = new Writer(choices);
    for (String name : names) {
      writer.declare(name, 'v');
    }
    return writer.expression('v', 3);
  }

  /** The literal of a regular expression. */
  public String regExp() {
    return new Patterns(choices).literal(false);
  }

  /** JSON text, rarely a malformed one. */
  public String json() {
    return new Writer(choices).json(4).replace("\\\\", "\\");
  }

  /** A context: plain data of every type that may cross. */
  public Map<String, Object> context(String... names) {
    Map<String, Object> context = new LinkedHashMap<>();
    for (String name : names) {
      context.put(name, data(3));
    }
    return context;
  }

  private Object data(int depth) {
    return switch (choices.below(depth > 0 ? 10 : 8)) {
      case 0 -> null;
      case 1 -> 1L;
      case 2 -> "a";
      case 3 -> choices.oneIn(2);
      case 4 -> -0.0;
      case 5 -> "\ud800x";
      case 6 -> Double.NaN;
      case 7 -> Long.valueOf(choices.below(1 << 20) * (1L << choices.below(33)));
      case 8 -> {
        List<Object> list = new ArrayList<>();
        for (int n = choices.below(4); n > 0; n--) {
          list.add(data(depth - 1));
        }
        yield list;
      }
      default -> {
        Map<String, Object> map = new LinkedHashMap<>();
        String[] keys = {"x", "y", "length", "0", "__proto__", "constructor"};
        for (int n = choices.below(4); n > 0; n--) {
          map.put(keys[choices.below(keys.length)], data(depth - 1));
        }
        yield map;
      }
    };
  }
}
