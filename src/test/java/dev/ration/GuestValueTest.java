package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/** No host object can stand behind a guest value: who may extend Value, and what its fields may hold. */
class GuestValueTest {
  private static final String VALUE = "dev/ration/runtime/Value";
  private static final Set<String> MAY_EXTEND = Set.of("runtime", "vm", "intrinsics", "host", "expression");
  /** A sorted map is data if what it maps is: the field's generic signature says. */
  private static final Set<String> HARMLESS = Set.of(
      "java/lang/String", "java/math/BigInteger", "java/util/TreeMap", "java/lang/Integer", "java/lang/Long");
  private static final Pattern CLASS_IN_SIGNATURE = Pattern.compile("L([\\w/$]+)");

  @Test
  void onlyTheListedPackagesExtendValue() {
    Set<String> outside = new TreeSet<>();
    for (ClassNode node : values()) {
      if (!MAY_EXTEND.contains(ClassFiles.packageOf(node.name))) {
        outside.add(node.name);
      }
    }
    assertEquals(Set.of(), outside);
  }

  @Test
  void noFieldOfAValueHoldsAHostObject() {
    Set<String> wrong = new TreeSet<>();
    for (ClassNode node : values()) {
      for (FieldNode field : node.fields) {
        if ((field.access & Opcodes.ACC_STATIC) == 0 && !isGuestData(field)) {
          wrong.add(node.name.replace('/', '.') + "." + field.name + " is a " + Type.getType(field.desc).getClassName());
        }
      }
    }
    assertEquals(Set.of(), wrong);
  }

  private static boolean isGuestData(FieldNode field) {
    String signature = field.signature == null ? field.desc : field.signature;
    return CLASS_IN_SIGNATURE.matcher(signature).results()
        .map(m -> m.group(1))
        .allMatch(name -> name.startsWith("dev/ration/") || HARMLESS.contains(name));
  }

  private static Set<ClassNode> values() {
    Map<String, ClassNode> all = new HashMap<>();
    ClassFiles.all().forEach(n -> all.put(n.name, n));
    Set<ClassNode> values = new HashSet<>();
    for (ClassNode node : all.values()) {
      for (ClassNode c = node; c != null; c = all.get(c.superName)) {
        if (c.name.equals(VALUE)) {
          values.add(node);
        }
      }
    }
    assertTrue(values.size() > 9, "the value classes were not found");
    return values;
  }
}
