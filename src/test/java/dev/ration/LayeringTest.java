package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The package table of docs/architecture.md holds, and row 298: the core touches no platform service. */
class LayeringTest {
  private static final Path TABLE = Path.of("docs", "architecture.md");
  private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\|[^|]*\\|([^|]*)\\|");
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

  /** How the table names a library, and the package prefixes that stand for it. */
  private static final Map<String, List<String>> LIBRARIES = Map.of(
      "jackson-core", List.of("com.fasterxml.jackson.core."),
      "jdk.jfr", List.of("jdk.jfr."),
      "java.lang.reflect", List.of("java.lang.reflect."),
      "ANTLR", List.of("org.antlr.v4.runtime."),
      "HttpClient", List.of("org.apache.hc."),
      "picocli", List.of("picocli."),
      "JLine", List.of("org.jline."));

  private static final List<String> PLATFORM =
      List.of("java.net.", "java.nio.file.", "java.lang.reflect.", "java.lang.invoke.");

  @Test
  void everyPackageUsesOnlyWhatItsRowLists() throws IOException {
    Map<String, Row> table = table();
    Set<String> violations = new TreeSet<>();
    for (ClassNode node : ClassFiles.all()) {
      String from = ClassFiles.packageOf(node.name);
      Row row = table.get(from);
      if (row == null) {
        violations.add("no row for package " + from);
        continue;
      }
      for (String used : references(node)) {
        if (!row.allows(used)) {
          violations.add(node.name.replace('/', '.') + " uses " + used);
        }
      }
    }
    assertEquals(Set.of(), violations, () -> String.join("\n", violations));
  }

  @Test
  void everyRowIsAPackage() throws IOException {
    Set<String> present =
        ClassFiles.all().stream().map(n -> ClassFiles.packageOf(n.name)).collect(Collectors.toCollection(TreeSet::new));
    Set<String> rows = new TreeSet<>(table().keySet());
    assertEquals(present, rows);
  }

  @Test
  void theTableIsRead() throws IOException {
    Map<String, Row> table = table();
    assertTrue(table.get("number").allows("com.fasterxml.jackson.core.io.NumberInput"));
    assertTrue(!table.get("meter").allows("com.fasterxml.jackson.core.io.NumberInput"));
    assertTrue(table.get("scope").allows("dev.ration.syntax.ast.Node"));
    assertTrue(!table.get("number").allows("dev.ration.Eval"));
    assertTrue(table.get("cli").allows("java.nio.file.Path"));
    assertTrue(table.get("http").allows("java.net.InetAddress"));
    assertTrue(!table.get("fetch").allows("java.net.URI"));
    assertTrue(!table.get("run").allows("org.apache.hc.core5.http.HttpHost"));
    assertTrue(!table.get("host").allows("java.nio.file.Path"));
  }

  private record Row(String name, Set<String> packages, List<String> prefixes) {

    boolean allows(String used) {
      if (used.startsWith("dev.ration.")) {
        String to = ClassFiles.packageOf(used.replace('.', '/'));
        return to.equals(name) || packages.contains(to);
      }
      if (used.startsWith("java.")) {
        return name.equals("cli") || name.equals("http") || PLATFORM.stream().noneMatch(used::startsWith)
            || prefixes.stream().anyMatch(used::startsWith);
      }
      return prefixes.stream().anyMatch(used::startsWith);
    }
  }

  private static Map<String, Row> table() throws IOException {
    Map<String, Row> rows = new HashMap<>();
    for (String line : Files.readAllLines(TABLE)) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        String uses = row.group(2);
        Set<String> packages = QUOTED.matcher(uses).results().map(m -> m.group(1)).collect(Collectors.toSet());
        List<String> prefixes = LIBRARIES.entrySet().stream()
            .filter(e -> uses.contains(e.getKey()))
            .flatMap(e -> e.getValue().stream())
            .toList();
        rows.put(row.group(1), new Row(row.group(1), packages, prefixes));
      }
    }
    return rows;
  }

  /**
   * Every class that the code of this one names. What javac adds by itself is left out: the bootstrap methods behind
   * lambdas, string concatenation and records, and the list of nested classes.
   */
  private static Set<String> references(ClassNode node) {
    Set<String> names = new TreeSet<>();
    node.innerClasses.clear();
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode instruction : method.instructions) {
        if (instruction instanceof InvokeDynamicInsnNode dynamic) {
          dynamic.bsm = new Handle(Opcodes.H_INVOKESTATIC, "java/lang/Object", dynamic.bsm.getName(), "()V", false);
        }
      }
    }
    node.accept(new ClassRemapper(new ClassWriter(0), new Remapper(Opcodes.ASM9) {
      @Override
      public String map(String internalName) {
        names.add(internalName.replace('/', '.'));
        return internalName;
      }
    }));
    return names;
  }
}
