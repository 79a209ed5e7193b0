package dev.ration;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which of the engine's own methods call which: an edge for every override that a virtual call may reach. */
final class CallGraph {
  private final Map<String, ClassNode> classes = new HashMap<>();
  private final Map<String, List<String>> subtypes = new HashMap<>();
  /** Bodies of lambdas and method references by the interface method that reaches them. */
  private final Map<String, Set<String>> lambdas = new HashMap<>();
  private final Map<String, Set<String>> calls = new TreeMap<>();

  private static String key(String owner, String name, String desc) {
    return owner + "." + name + desc;
  }

  CallGraph() {
    for (ClassNode c : ClassFiles.all()) {
      classes.put(c.name, c);
    }
    for (ClassNode c : classes.values()) {
      if (c.superName != null) {
        subtypes.computeIfAbsent(c.superName, k -> new ArrayList<>()).add(c.name);
      }
      for (String i : c.interfaces) {
        subtypes.computeIfAbsent(i, k -> new ArrayList<>()).add(c.name);
      }
    }
    for (ClassNode c : classes.values()) {
      for (MethodNode m : c.methods) {
        for (AbstractInsnNode insn : m.instructions) {
          if (insn instanceof InvokeDynamicInsnNode indy) {
            String made = Type.getReturnType(indy.desc).getClassName().replace('.', '/');
            for (Object arg : indy.bsmArgs) {
              if (arg instanceof Handle h && classes.containsKey(h.getOwner())) {
                lambdas.computeIfAbsent(made + "." + indy.name, k -> new TreeSet<>())
                    .add(key(h.getOwner(), h.getName(), h.getDesc()));
              }
            }
          }
        }
      }
    }
    for (ClassNode c : classes.values()) {
      for (MethodNode m : c.methods) {
        String from = key(c.name, m.name, m.desc);
        Set<String> to = calls.computeIfAbsent(from, k -> new TreeSet<>());
        for (AbstractInsnNode insn : m.instructions) {
          if (insn instanceof MethodInsnNode call) {
            targets(call, to);
          }
        }
      }
    }
  }

  private void targets(MethodInsnNode call, Set<String> to) {
    if (!classes.containsKey(call.owner)) {
      return;
    }
    String declared = declaration(call.owner, call.name, call.desc);
    if (declared != null) {
      to.add(declared);
    }
    if (call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE) {
      for (String sub : below(call.owner)) {
        if (method(classes.get(sub), call.name, call.desc) != null) {
          to.add(key(sub, call.name, call.desc));
        }
        to.addAll(lambdas.getOrDefault(sub + "." + call.name, Set.of()));
      }
      to.addAll(lambdas.getOrDefault(call.owner + "." + call.name, Set.of()));
    }
  }

  private Set<String> below(String type) {
    Set<String> all = new TreeSet<>();
    Deque<String> todo = new ArrayDeque<>(subtypes.getOrDefault(type, List.of()));
    while (!todo.isEmpty()) {
      String t = todo.pop();
      if (all.add(t)) {
        todo.addAll(subtypes.getOrDefault(t, List.of()));
      }
    }
    return all;
  }

  /** The method that {@code owner} has or inherits within the engine. */
  private String declaration(String owner, String name, String desc) {
    Deque<String> todo = new ArrayDeque<>(List.of(owner));
    while (!todo.isEmpty()) {
      ClassNode c = classes.get(todo.pop());
      if (c == null) {
        continue;
      }
      MethodNode m = method(c, name, desc);
      if (m != null && (m.access & Opcodes.ACC_ABSTRACT) == 0) {
        return key(c.name, name, desc);
      }
      if (c.superName != null) {
        todo.add(c.superName);
      }
      todo.addAll(c.interfaces);
    }
    return null;
  }

  private static MethodNode method(ClassNode c, String name, String desc) {
    for (MethodNode m : c.methods) {
      if (m.name.equals(name) && m.desc.equals(desc)) {
        return m;
      }
    }
    return null;
  }

  /** The methods that a method may call; every method of the engine is a key. */
  Map<String, Set<String>> calls() {
    return calls;
  }

  /** The methods that one instruction may reach. */
  Set<String> targets(MethodInsnNode call) {
    Set<String> to = new TreeSet<>();
    targets(call, to);
    return to;
  }

  /** {@code dev/ration/vm/Vm.run(…)…} is {@code vm/Vm.run}. */
  static String shortName(String method) {
    return method.substring("dev/ration/".length(), method.indexOf('('));
  }
}
