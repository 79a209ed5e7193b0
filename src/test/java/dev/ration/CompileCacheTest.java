package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The one cache of compiled texts: bounded, keyed by text and options, and nothing else is kept anywhere. */
class CompileCacheTest {
  private static void run(Engine engine, String code, EvalOptions.Builder options) {
    EvalResult r = engine.run(code, options.build());
    assertTrue(r.isOk(), r::toString);
  }

  @Test
  void itIsBoundedByNumber() {
    Engine engine = Engine.withCache(3);
    for (int i = 0; i < 50; i++) {
      run(engine, "1 + " + i, EvalOptions.builder());
      assertTrue(engine.programs().size() <= 3);
    }
    assertEquals(3, engine.programs().size());
    Engine off = Engine.withCache(0);
    run(off, "1", EvalOptions.builder());
    assertEquals(0, off.programs().size());
  }

  @Test
  void itIsBoundedByBytes() {
    Engine engine = Engine.create();
    for (int i = 0; i < 20; i++) {
      run(engine, "/*" + "x".repeat(1_000_000) + "*/" + i, EvalOptions.builder().sourceBytes(0));
    }
    assertTrue(engine.programs().size() <= 4, () -> "" + engine.programs().size());
    run(engine, "/*" + "x".repeat(5_000_000) + "*/ 1", EvalOptions.builder().sourceBytes(0));
    assertTrue(engine.programs().size() <= 4);
  }

  /** One text under other options is another program: never is one taken for another. */
  @Test
  void textAndOptionsAreTheKey() {
    Engine engine = Engine.create();
    String code = "typeof Date + typeof x";
    for (int round = 0; round < 3; round++) {
      assertEquals("undefinedundefined", engine.run(code, EvalOptions.DEFAULT).value());
      assertEquals("functionundefined", engine.run(code, EvalOptions.builder().now(Instant.EPOCH).build()).value());
      assertEquals("undefinednumber", engine.run(code, EvalOptions.builder().context(Map.of("x", 1)).build()).value());
      assertEquals("stringundefined", engine.run(code, EvalOptions.builder().context(Map.of("Date", "")).build()).value());
    }
    assertEquals(1, engine.programs().size());
    String nested = "(".repeat(30) + "1" + ")".repeat(30);
    assertEquals(1L, engine.run(nested, EvalOptions.DEFAULT).value());
    assertEquals(EvalError.Kind.SYNTAX, engine.run(nested, EvalOptions.builder().nesting(10).build()).error().orElseThrow().kind());
    assertEquals(1L, engine.run(nested, EvalOptions.DEFAULT).value());
    assertEquals(EvalError.Kind.SOURCE_SIZE, engine.run(nested, EvalOptions.builder().sourceBytes(10).build()).error().orElseThrow().kind());
    assertEquals(List.of(1L), engine.run("[1]", EvalOptions.DEFAULT).value());
  }

  /** Fuel is the same from the cache and without it. */
  @Test
  void itChangesNoFuel() {
    Engine with = Engine.create();
    Engine without = Engine.withCache(0);
    String code = "let t = 0; for (let i = 0; i < 100; i++) t += [i].map(x => x * 2)[0]; t";
    long fuel = without.run(code, EvalOptions.DEFAULT).fuelUsed();
    for (int i = 0; i < 3; i++) {
      assertEquals(fuel, with.run(code, EvalOptions.DEFAULT).fuelUsed());
    }
  }

  /** No class is made at run time, and nothing is kept by thread: by a scan of the class files. */
  @Test
  void noThreadLocalAndNoClassGeneration() {
    Set<String> makers = Set.of("defineClass", "defineHiddenClass", "defineAnonymousClass", "newProxyInstance");
    Set<String> found = new TreeSet<>();
    for (ClassNode node : ClassFiles.all()) {
      for (FieldNode field : node.fields) {
        if (field.desc.contains("ThreadLocal")) {
          found.add(node.name + "." + field.name);
        }
      }
      if (node.superName.contains("ClassLoader") || node.superName.contains("ThreadLocal")) {
        found.add(node.name);
      }
      for (MethodNode method : node.methods) {
        for (AbstractInsnNode instruction : method.instructions) {
          if (instruction instanceof MethodInsnNode call
              && (makers.contains(call.name) || call.owner.contains("ThreadLocal") || call.owner.equals("java/lang/ClassLoader"))) {
            found.add(node.name + "." + method.name + " calls " + call.owner + "." + call.name);
          }
        }
      }
    }
    assertEquals(Set.of(), found);
  }
}
