package dev.ration;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** The compiled main classes, for the tests that hold house rules. Surefire runs in the project's root. */
final class ClassFiles {
  static final Path CLASSES = Path.of("target", "classes");

  private ClassFiles() {}

  static List<ClassNode> all() {
    return under("dev/ration");
  }

  /** The classes in the named package and those below it; none if the package is not there. */
  static List<ClassNode> under(String folder) {
    Path root = CLASSES.resolve(folder);
    if (!Files.isDirectory(root)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(f -> f.toString().endsWith(".class")).sorted().map(ClassFiles::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static ClassNode read(Path file) {
    try {
      ClassNode node = new ClassNode();
      new ClassReader(Files.readAllBytes(file)).accept(node, 0);
      return node;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@code dev/ration/syntax/ast/Node} is in {@code syntax.ast}; the root's classes are in {@code (root)}. */
  static String packageOf(String internalName) {
    int end = internalName.lastIndexOf('/');
    String name = internalName.substring(0, Math.max(end, 0)).replace('/', '.');
    return name.equals("dev.ration") ? "(root)" : name.substring("dev.ration.".length());
  }
}
