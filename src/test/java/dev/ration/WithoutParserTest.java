package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;
import org.objectweb.asm.tree.ClassNode;

/** Holds row 137, attack 42: what takes trees works where neither ANTLR nor the source parser is, and reaches neither. */
class WithoutParserTest {
  @TempDir
  Path dir;

  /** The classes that the code of each class names. */
  private static Map<String, Set<String>> references() {
    Map<String, Set<String>> all = new HashMap<>();
    for (ClassNode node : ClassFiles.all()) {
      Set<String> used = new TreeSet<>();
      String name = node.name;
      node.innerClasses.clear();
      node.nestMembers = null;
      node.accept(new ClassRemapper(new ClassWriter(0), new Remapper(Opcodes.ASM9) {
        @Override
        public String map(String internalName) {
          used.add(internalName);
          return internalName;
        }
      }));
      all.put(name, used);
    }
    return all;
  }

  @ParameterizedTest
  @ValueSource(strings = {"AstEval", "AstProgram", "AstFunction"})
  void reachesNoParser(String entry) {
    Map<String, Set<String>> references = references();
    Map<String, String> from = new HashMap<>();
    Deque<String> todo = new ArrayDeque<>(List.of("dev/ration/" + entry));
    while (!todo.isEmpty()) {
      String name = todo.pop();
      for (String used : references.getOrDefault(name, Set.of())) {
        if (!used.equals("dev/ration/" + entry) && from.putIfAbsent(used, name) == null) {
          assertTrue(!used.startsWith("org/antlr/") && !used.startsWith("dev/ration/parser/"), () -> path(used, from));
          todo.push(used);
        }
      }
    }
    assertTrue(from.containsKey("dev/ration/vm/Interpreter") && from.containsKey("dev/ration/estree/EstreeReader"), from.toString());
  }

  /** How a class is reached. */
  private static String path(String last, Map<String, String> from) {
    List<String> path = new ArrayList<>();
    for (String at = last; at != null && path.size() < 50; at = from.get(at)) {
      path.add(0, at);
    }
    return String.join(" → ", path);
  }

  @Test
  void textReachesTheParser() {
    assertTrue(references().get("dev/ration/ParserFrontEnd").contains("dev/ration/parser/SourceParser"));
  }

  /** The library without its parser and without ANTLR. */
  private static final class Bare extends ClassLoader {
    Bare() {
      super(AstEval.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith("org.antlr.") || name.startsWith("dev.ration.parser.")) {
        throw new ClassNotFoundException(name);
      }
      Path file = ClassFiles.CLASSES.resolve(name.replace('.', '/') + ".class");
      if (!name.startsWith("dev.ration.") || !Files.exists(file)) {
        return super.loadClass(name, resolve);
      }
      synchronized (this) {
        Class<?> known = findLoadedClass(name);
        return known != null ? known : define(name, file);
      }
    }

    private Class<?> define(String name, Path file) throws ClassNotFoundException {
      try {
        byte[] bytes = Files.readAllBytes(file);
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  @Test
  void runsWhereThereIsNoParser() throws Exception {
    String tree = Estree.of("let s = 0; for (const x of [1, 2, 3]) s += x; `${s}` + /a(.)/.exec('ab')[1]", Limits.DEFAULT);
    ClassLoader bare = new Bare();
    Object result = bare.loadClass("dev.ration.AstEval").getMethod("run", String.class).invoke(null, tree);
    assertEquals("6b", result.getClass().getMethod("value").invoke(result));
    assertEquals(Eval.run("1").getClass().getName(), result.getClass().getName());
    InvocationTargetException text = assertThrows(InvocationTargetException.class,
        () -> bare.loadClass("dev.ration.Eval").getMethod("run", String.class).invoke(null, "1"));
    assertTrue(text.getCause() instanceof LinkageError, text.getCause().toString());
  }

  /** The same in a process of its own, whose class path has the library and jackson-core and nothing else. */
  @Test
  void runsWithoutAntlrOnTheClassPath() throws Exception {
    Path file = Files.writeString(dir.resolve("a.json"), Estree.of("[1, 2, 3].map(x => x * n)", Limits.DEFAULT));
    String jackson = List.of(System.getProperty("java.class.path").split(File.pathSeparator)).stream()
        .filter(p -> p.contains("jackson-core")).findFirst().orElseThrow();
    Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
        ClassFiles.CLASSES.toAbsolutePath() + File.pathSeparator + jackson, "dev.ration.cli.Main", "eval", "--ast",
        file.toString(), "--context", "{\"n\":2}").redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(30, TimeUnit.SECONDS));
    assertTrue(out.startsWith("[2,4,6]" + System.lineSeparator() + "fuel used: "), out);
    assertEquals(0, process.exitValue());
  }
}
