package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * A built-in makes nothing whose size the guest chose except through runtime.Heap and its builders, which charge first:
 * so no array, no collection and no StringBuilder of its own, and no JDK method that makes a long string.
 */
class AllocationTest {
  private static final Set<String> STRING_MAKERS = Set.of("repeat", "concat", "replace", "replaceAll", "join", "split",
      "toCharArray", "getBytes", "toLowerCase", "toUpperCase", "format", "chars", "codePoints", "lines", "strip", "trim");
  private static final List<String> COLLECTIONS = List.of("java/util/", "java/util/stream/");
  private static final Set<String> TEXT = Set.of("java/lang/StringBuilder", "java/lang/StringBuffer", "java/util/StringJoiner");

  @Test
  void builtInsAllocateOnlyThroughTheHeap() {
    Set<String> found = new TreeSet<>();
    for (ClassNode node : ClassFiles.under("dev/ration/intrinsics")) {
      for (MethodNode method : node.methods) {
        // The tables of an enum and of a switch over one are made once, by javac.
        if (method.name.equals("<clinit>") || method.name.equals("$values")) {
          continue;
        }
        for (AbstractInsnNode instruction : method.instructions) {
          String what = forbidden(instruction);
          if (what != null) {
            found.add(node.name.replace('/', '.') + "." + method.name + " " + what);
          }
        }
      }
    }
    assertEquals(Set.of(), found, () -> String.join("\n", found));
  }

  private static String forbidden(AbstractInsnNode instruction) {
    if (instruction instanceof IntInsnNode make && make.getOpcode() == Opcodes.NEWARRAY) {
      return "makes an array";
    }
    if (instruction instanceof TypeInsnNode make) {
      boolean array = make.getOpcode() == Opcodes.ANEWARRAY;
      boolean object = make.getOpcode() == Opcodes.NEW;
      if (array) {
        return "makes an array of " + make.desc;
      }
      if (object && (TEXT.contains(make.desc) || COLLECTIONS.stream().anyMatch(make.desc::startsWith))) {
        return "makes a " + make.desc;
      }
    }
    if (instruction instanceof MethodInsnNode call) {
      if (call.owner.equals("java/lang/String") && STRING_MAKERS.contains(call.name)) {
        return "calls String." + call.name;
      }
      boolean copies = call.owner.equals("java/util/Arrays") && call.name.startsWith("copyOf");
      boolean collects = call.getOpcode() == Opcodes.INVOKESTATIC
          && call.owner.startsWith("java/util/")
          && Type.getReturnType(call.desc).getSort() == Type.OBJECT;
      if (copies || collects) {
        return "calls " + call.owner + "." + call.name;
      }
    }
    return null;
  }
}
