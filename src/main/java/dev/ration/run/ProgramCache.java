package dev.ration.run;

import dev.ration.compiler.CompileOptions;
import dev.ration.compiler.Program;
import dev.ration.compiler.ProgramCompiler;
import dev.ration.jfr.Flight;
import dev.ration.scope.AmbientNames;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Compiles text and keeps what was used last, bounded by number and by bytes of source. One text may be kept in a few
 * variants, which differ in what names the host bound and in the world of built-ins they are for. Safe for use by many threads.
 */
public final class ProgramCache {
  private static final int MAX_VARIANTS = 4;

  private final FrontEnd frontEnd;
  private final int maxPrograms;
  private final long maxBytes;
  private final LinkedHashMap<Key, Entry> entries = new LinkedHashMap<>(16, 0.75f, true);
  private long bytes;

  /**
   * @param maxPrograms how many texts are kept; 0 turns the cache off
   * @param maxBytes of source text, at 2 bytes a character
   */
  public ProgramCache(FrontEnd frontEnd, int maxPrograms, long maxBytes) {
    this.frontEnd = frontEnd;
    this.maxPrograms = maxPrograms;
    this.maxBytes = maxBytes;
  }

  /** What a text is compiled as: a goal, or the body of a function of {@code parameters} when that is null. */
  private record Key(FrontEnd.Goal goal, List<String> parameters, String text, int nesting) {
    long weight() {
      return 2L * text.length();
    }
  }

  /** The variants of one text, newest first; the list is replaced, never changed. */
  private static final class Entry {
    List<Compiled> variants = List.of();
  }

  public FrontEnd frontEnd() {
    return frontEnd;
  }

  /** As the other, for Eval's world. */
  public Compiled script(String name, String text, FrontEnd.Goal goal, int nesting, AmbientNames ambient)
      throws CompileFault {
    return script(name, text, goal, nesting, ambient, RunProfile.EVAL);
  }

  /** The program of a text in which the host binds what {@code ambient} says, for runs in {@code world}. */
  public Compiled script(String name, String text, FrontEnd.Goal goal, int nesting, AmbientNames ambient, RunProfile world)
      throws CompileFault {
    Key key = new Key(goal, List.of(), text, nesting);
    try {
      Compiled known = find(key, ambient, world);
      if (known != null) {
        return known;
      }
      Source source = new Source(name, text);
      return keep(key, new Compiled(compile(source, () -> frontEnd.parse(source, goal, nesting), ambient), world));
    } catch (ContextNames.Unreadable e) {
      throw new CompileFault(Fault.of(e.refusal));
    }
  }

  /** The program of a function body, for runs in {@code world}. */
  public Compiled function(String name, List<String> parameters, String body, int nesting, RunProfile world)
      throws CompileFault {
    Key key = new Key(null, parameters, body, nesting);
    Compiled known = find(key, AmbientNames.NONE, world);
    if (known != null) {
      return known;
    }
    Source source = new Source(name, body);
    Program program =
        compile(source, () -> frontEnd.parseFunctionBody(source, parameters, nesting), AmbientNames.NONE);
    return keep(key, new Compiled(program, world));
  }

  private interface Parse {
    dev.ration.syntax.ast.Program apply() throws ParseError;
  }

  private static Program compile(Source source, Parse parse, AmbientNames ambient) throws CompileFault {
    Flight.Span span = Flight.compile();
    Program program = null;
    try {
      program = compileNow(source, parse, ambient);
    } finally {
      if (span != null) {
        span.endCompile(source.text().length(), program != null);
      }
    }
    return program;
  }

  private static Program compileNow(Source source, Parse parse, AmbientNames ambient) throws CompileFault {
    try {
      return ProgramCompiler.compile(parse.apply(), new CompileOptions(ambient, false));
    } catch (ParseError e) {
      throw new CompileFault(Fault.of(e));
    } catch (StackOverflowError e) {
      throw new CompileFault(
          Fault.of(new ParseError(source, 0, ParseError.Kind.NESTING, "the source is nested too deeply")));
    } catch (OutOfMemoryError e) {
      throw new CompileFault(Fault.of(Fault.Kind.MEMORY, "Heap limit exceeded: the host has no memory left"));
    }
  }

  private Compiled find(Key key, AmbientNames ambient, RunProfile world) {
    // Not under the lock: the host is asked for its names.
    for (Compiled c : variants(key)) {
      if (c.world == world && binds(c.program, ambient)) {
        return c;
      }
    }
    return null;
  }

  private synchronized List<Compiled> variants(Key key) {
    Entry entry = entries.get(key);
    return entry == null ? List.of() : entry.variants;
  }

  /** Whether the host would bind now what it bound when {@code p} was compiled. */
  private static boolean binds(Program p, AmbientNames ambient) {
    int bound = 0;
    for (String name : p.freeNames()) {
      AmbientNames.Mode mode = ambient.mode(name);
      if (mode != AmbientNames.Mode.ABSENT) {
        if (!hasAmbient(p, name, mode == AmbientNames.Mode.MUTABLE)) {
          return false;
        }
        bound++;
      }
    }
    return bound == p.ambientNames().size();
  }

  private static boolean hasAmbient(Program p, String name, boolean mutable) {
    for (Program.AmbientName a : p.ambientNames()) {
      if (a.name().equals(name)) {
        return a.mutable() == mutable;
      }
    }
    return false;
  }

  private synchronized Compiled keep(Key key, Compiled program) {
    if (maxPrograms == 0 || key.weight() > maxBytes) {
      return program;
    }
    Entry entry = entries.get(key);
    if (entry == null) {
      entry = new Entry();
      entries.put(key, entry);
      bytes += key.weight();
    }
    List<Compiled> variants = new ArrayList<>();
    variants.add(program);
    variants.addAll(entry.variants.subList(0, Math.min(entry.variants.size(), MAX_VARIANTS - 1)));
    entry.variants = List.copyOf(variants);
    var oldest = entries.entrySet().iterator();
    while (entries.size() > maxPrograms || bytes > maxBytes) {
      Map.Entry<Key, Entry> e = oldest.next();
      bytes -= e.getKey().weight();
      oldest.remove();
    }
    return program;
  }

  /** How many texts are kept now. */
  public synchronized int size() {
    return entries.size();
  }
}
