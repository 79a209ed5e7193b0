package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;

/**
 * HotSpot never compiles a method of more than 8,000 bytecode bytes: it would run 3 to 25 times slower, silently. So no
 * method of ours comes near that, the parser's generated ones included. Class initializers run once and do not count.
 */
class JitBudgetTest {
  private static final int REPORT = 7_000;
  private static final int FAIL = 7_800;

  @Test
  void noMethodIsTooLargeToCompile() throws IOException {
    Map<String, Integer> tooLarge = new TreeMap<>();
    int methods = 0;
    try (Stream<Path> files = Files.walk(ClassFiles.CLASSES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
        for (Map.Entry<String, Integer> method : codeLengths(file).entrySet()) {
          methods++;
          if (method.getValue() > REPORT) {
            System.out.println(method.getKey() + " has " + method.getValue() + " bytecode bytes");
          }
          if (method.getValue() > FAIL) {
            tooLarge.put(method.getKey(), method.getValue());
          }
        }
      }
    }
    assertTrue(methods > 20, "the class files were not found");
    assertEquals(Map.of(), tooLarge);
  }

  /** Walks the class file itself (JVMS 4.1): ASM's tree knows instructions, not their exact length. */
  private static Map<String, Integer> codeLengths(Path file) {
    ClassReader in = read(file);
    char[] buffer = new char[in.getMaxStringLength()];
    Map<String, Integer> lengths = new TreeMap<>();
    int at = in.header + 6;
    at += 2 + 2 * in.readUnsignedShort(at); // interfaces
    at = members(in, at, buffer, new TreeMap<>());
    members(in, at, buffer, lengths);
    lengths.keySet().removeIf(name -> name.contains("<clinit>"));
    return lengths;
  }

  private static int members(ClassReader in, int start, char[] buffer, Map<String, Integer> lengths) {
    int at = start + 2;
    for (int i = in.readUnsignedShort(start); i > 0; i--) {
      String name = in.getClassName().replace('/', '.') + '.' + in.readUTF8(at + 2, buffer) + in.readUTF8(at + 4, buffer);
      int attributes = in.readUnsignedShort(at + 6);
      at += 8;
      for (; attributes > 0; attributes--) {
        if (in.readUTF8(at, buffer).equals("Code")) {
          lengths.put(name, in.readInt(at + 6 + 4)); // after max_stack and max_locals
        }
        at += 6 + in.readInt(at + 2);
      }
    }
    return at;
  }

  private static ClassReader read(Path file) {
    try {
      return new ClassReader(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
