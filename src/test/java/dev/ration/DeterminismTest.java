package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Rows 3 and 189: nothing that differs between JDKs, machines, locales or moments is called where a guest could see it.
 * The JDK prints doubles differently since 19, computes Math.sin as the hardware likes, and has another Unicode version
 * in every release.
 */
class DeterminismTest {
  private static final Set<String> GUEST_VISIBLE =
      Set.of("runtime", "intrinsics", "regexp", "vm", "number", "unicode", "host", "expression", "parser", "estree", "syntax");
  /** The deadlines of compiling and of running. */
  private static final Set<String> READS_A_CLOCK = Set.of("parser", "estree", "run", "(root)");
  private static final Set<String> EXACT_MATH = Set.of("abs", "min", "max", "floor", "ceil", "rint", "round", "sqrt", "fma",
      "getExponent", "nextUp", "nextDown", "scalb", "signum", "copySign", "floorMod", "floorDiv", "ulp");
  private static final Set<String> SAFE_CHARACTER = Set.of("isSurrogate", "isHighSurrogate", "isLowSurrogate",
      "isSurrogatePair", "toCodePoint", "charCount", "toChars", "codePointAt", "codePointBefore", "valueOf", "charValue",
      "highSurrogate", "lowSurrogate", "isSupplementaryCodePoint", "isBmpCodePoint", "isValidCodePoint", "toString",
      "forDigit", "isISOControl", "hashCode", "equals", "compare");
  private static final Set<String> UNICODE_STRING =
      Set.of("toLowerCase", "toUpperCase", "strip", "isBlank", "equalsIgnoreCase", "compareToIgnoreCase", "matches", "format",
          "formatted");
  private static final Set<String> NEVER_MADE = Set.of("java/util/WeakHashMap", "java/util/Random",
      "java/lang/ThreadLocal", "java/lang/Thread", "java/util/Scanner", "java/util/Formatter",
      "java/text/DecimalFormat");
  private static final Set<String> HASHED =
      Set.of("java/util/HashMap", "java/util/HashSet", "java/util/IdentityHashMap");
  private static final Set<String> NEVER_WALKS = Set.of("runtime", "vm", "intrinsics", "regexp", "bytecode");
  private static final Set<String> ITERATES = Set.of("entrySet", "keySet", "values", "forEach", "iterator", "stream");

  @Test
  void nothingThatVariesIsCalled() {
    Set<String> found = new TreeSet<>();
    for (ClassNode node : ClassFiles.all()) {
      String in = ClassFiles.packageOf(node.name).replaceAll("\\..*", "");
      for (MethodNode method : node.methods) {
        if (node.superName.equals("java/lang/Enum") && method.name.equals("<init>")) {
          continue; // names of constants are ASCII
        }
        for (AbstractInsnNode instruction : method.instructions) {
          String what = in.equals("cli") ? null : varying(instruction, in);
          if (what != null) {
            found.add(node.name.replace('/', '.') + "." + method.name + ": " + what);
          }
        }
      }
    }
    assertEquals(Set.of(), found, () -> String.join("\n", found));
  }

  /** A hash table may be asked, never walked: its order is an accident. A census may: it only adds up. */
  @Test
  void whoMakesAHashTableDoesNotWalkOne() {
    Set<String> found = new TreeSet<>();
    for (ClassNode node : ClassFiles.all()) {
      boolean makes = false;
      boolean walks = false;
      for (MethodNode method : node.methods) {
        for (AbstractInsnNode instruction : method.instructions) {
          makes |= instruction instanceof TypeInsnNode type && HASHED.contains(type.desc);
          walks |= !method.name.startsWith("trace")
              && instruction instanceof MethodInsnNode call
              && (HASHED.contains(call.owner) || call.owner.equals("java/util/Map") || call.owner.equals("java/util/Set"))
              && ITERATES.contains(call.name);
        }
      }
      if (makes && walks && NEVER_WALKS.contains(ClassFiles.packageOf(node.name))) {
        found.add(node.name);
      }
    }
    assertEquals(Set.of(), found);
  }

  private static String varying(AbstractInsnNode instruction, String in) {
    boolean guestVisible = GUEST_VISIBLE.contains(in);
    if (instruction instanceof MethodInsnNode call && varies(call, in)) {
      return call.owner.replace('/', '.') + "." + call.name;
    }
    if (instruction instanceof InvokeDynamicInsnNode dynamic
        && dynamic.name.equals("makeConcatWithConstants")
        && dynamic.desc.matches("\\((\\[*L[^;]*;|\\[*[ZBCSIJ])*[DF].*")) {
      return "prints a double by concatenation";
    }
    boolean makes = instruction instanceof TypeInsnNode type
        && type.getOpcode() == Opcodes.NEW
        && guestVisible
        && NEVER_MADE.contains(type.desc);
    return makes ? "makes a " + ((TypeInsnNode) instruction).desc.replace('/', '.') : null;
  }

  private static boolean varies(MethodInsnNode call, String in) {
    boolean guestVisible = GUEST_VISIBLE.contains(in);
    return switch (call.owner) {
      case "java/lang/Double" -> call.name.equals("toString") || call.name.equals("parseDouble")
          || call.desc.startsWith("(Ljava/lang/String;)");
      case "java/lang/Float" -> call.name.equals("toString") || call.name.equals("parseFloat");
      case "java/lang/Math" -> !EXACT_MATH.contains(call.name) && !call.name.endsWith("Exact");
      case "java/lang/String" -> call.desc.startsWith("(D)") || call.desc.startsWith("(F)")
          || (guestVisible && UNICODE_STRING.contains(call.name));
      case "java/lang/StringBuilder" -> call.desc.startsWith("(D)") || call.desc.startsWith("(F)");
      case "java/lang/Character" -> guestVisible && !SAFE_CHARACTER.contains(call.name);
      case "java/lang/System" -> Set.of("identityHashCode", "currentTimeMillis", "getProperty", "getenv").contains(call.name)
          || (call.name.equals("nanoTime") && !READS_A_CLOCK.contains(in));
      case "java/util/Locale" -> call.name.equals("getDefault");
      case "java/util/UUID" -> call.name.equals("randomUUID");
      case "java/text/Normalizer" -> true;
      default -> call.owner.startsWith("java/util/regex/") && guestVisible;
    };
  }
}
