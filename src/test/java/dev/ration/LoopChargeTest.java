package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Every loop in the code that runs for a guest has something in it that may charge fuel, or stands in a list with the
 * reason why its bound is constant, the host's, or paid for before it.
 */
class LoopChargeTest {
  private static final Path LIST = Path.of("src", "test", "resources", "loops.txt");
  private static final Set<String> PACKAGES = Set.of("intrinsics", "runtime", "regexp", "vm", "host", "number", "unicode");
  private static final Set<String> CHARGES = Set.of("dev/ration/meter/Meter.charge", "dev/ration/meter/Meter.refill",
      "dev/ration/meter/Toll.pay");

  private final CallGraph graph = new CallGraph();
  private final Set<String> charging = charging(graph.calls());

  /** Methods that may come to charge. */
  private static Set<String> charging(Map<String, Set<String>> calls) {
    Map<String, Set<String>> callers = new HashMap<>();
    calls.forEach((from, to) -> to.forEach(t -> callers.computeIfAbsent(t, k -> new HashSet<>()).add(from)));
    Set<String> all = new HashSet<>();
    Deque<String> todo = new ArrayDeque<>();
    for (String m : calls.keySet()) {
      if (CHARGES.contains(m.substring(0, m.indexOf('('))) && all.add(m)) {
        todo.add(m);
      }
    }
    while (!todo.isEmpty()) {
      for (String from : callers.getOrDefault(todo.pop(), Set.of())) {
        if (all.add(from)) {
          todo.add(from);
        }
      }
    }
    return all;
  }

  private boolean charges(AbstractInsnNode insn) {
    if (insn instanceof FieldInsnNode f) {
      return f.getOpcode() == Opcodes.PUTFIELD && f.owner.equals("dev/ration/meter/Meter") && f.name.equals("slice");
    }
    return insn instanceof MethodInsnNode call && graph.targets(call).stream().anyMatch(charging::contains);
  }

  private static List<LabelNode> jumps(AbstractInsnNode insn) {
    List<LabelNode> to = new ArrayList<>();
    if (insn instanceof JumpInsnNode j) {
      to.add(j.label);
    } else if (insn instanceof TableSwitchInsnNode s) {
      to.addAll(s.labels);
      to.add(s.dflt);
    } else if (insn instanceof LookupSwitchInsnNode s) {
      to.addAll(s.labels);
      to.add(s.dflt);
    }
    return to;
  }

  /** Whether the method has a loop without a charge, which comes back to the same label. */
  private boolean loopsFree(MethodNode method) {
    InsnList code = method.instructions;
    for (int i = 0; i < code.size(); i++) {
      for (LabelNode target : jumps(code.get(i))) {
        int start = code.indexOf(target);
        boolean paid = start > i;
        for (int k = start; k <= i && !paid; k++) {
          paid = charges(code.get(k));
        }
        if (!paid) {
          return true;
        }
      }
    }
    return false;
  }

  private Set<String> free() {
    Set<String> found = new TreeSet<>();
    for (ClassNode c : ClassFiles.all()) {
      if (PACKAGES.contains(ClassFiles.packageOf(c.name))) {
        for (MethodNode m : c.methods) {
          if (!m.name.equals("<clinit>") && loopsFree(m)) {
            found.add(c.name.substring("dev/ration/".length()) + "." + m.name);
          }
        }
      }
    }
    return found;
  }

  private static Map<String, String> listed() throws IOException {
    Map<String, String> reasons = new TreeMap<>();
    for (String line : Files.readAllLines(LIST)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] f = line.split("\\|", 2);
        assertTrue(f.length == 2 && f[1].strip().length() > 3, () -> "no reason: " + line);
        assertEquals(null, reasons.put(f[0].strip(), f[1].strip()), () -> "twice: " + line);
      }
    }
    return reasons;
  }

  @Test
  void everyFreeLoopHasAReason() throws IOException {
    Set<String> free = free();
    Set<String> listed = listed().keySet();
    Set<String> unlisted = new TreeSet<>(free);
    unlisted.removeAll(listed);
    assertEquals("", String.join("\n", unlisted), "loops that nothing in them charges for");
    Set<String> stale = new TreeSet<>(listed);
    stale.removeAll(free);
    assertEquals("", String.join("\n", stale), "listed, and no such loop");
  }

  /** The analysis sees a charge where there is one, and none where there is none. */
  @Test
  void seesCharges() {
    Set<String> free = free();
    assertTrue(free.contains("intrinsics/StringSearch.lastIndexOf"), "a scan that its caller pays for");
    assertFalse(free.contains("vm/Interpreter.run"), "every instruction pays");
    assertFalse(free.contains("intrinsics/ArrayFlattening.visit"));
  }
}
