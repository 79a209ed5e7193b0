package dev.ration.unicode;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The resource that src/test/unicode/print-unicode.mjs prints: its version, its checks, and that it is left alone if not needed. */
class UnicodeDataTest {
  private static final String NAME = "unicode-17.bin";

  private static byte[] bytes() throws IOException {
    try (InputStream in = UnicodeData.class.getResourceAsStream(NAME)) {
      return in.readAllBytes();
    }
  }

  /** Case mappings and identifier characters are never taken back: what an older JDK knows is here. */
  @Test
  void holdsWhatTheJdkKnows() {
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      if (Character.toLowerCase(c) != c) {
        assertEquals(Character.toLowerCase(c), CaseMapping.simpleLower(c));
      }
      if (Character.toUpperCase(c) != c) {
        assertEquals(Character.toUpperCase(c), CaseMapping.simpleUpper(c));
      }
      if (Character.isLetter(c) && c != 0x2E2F) {
        assertTrue(IdentifierCharacters.isStart(c));
      }
    }
  }

  @Test
  void unicode17() {
    assertTrue(IdentifierCharacters.isStart(0x16EA0)); // BERIA ERFE CAPITAL LETTER ARKAB
    assertEquals(0x16EBB, CaseMapping.simpleLower(0x16EA0));
    assertArrayEquals(new int[] {0x16EA0, 0x16EB8, 0x16EBB, 0x16ED3}, UnicodeProperties.ranges("sc", "Berf"));
  }

  /** What is computed up to U+00FF is what the tables say. */
  @Test
  void latin1NeedsNoTable() {
    CodePointSet start = new CodePointSet(UnicodeProperties.binaryChanges("ID_Start"));
    CodePointSet part = new CodePointSet(UnicodeProperties.binaryChanges("ID_Continue"));
    for (int c = 0x80; c < 0x100; c++) {
      assertEquals(start.contains(c), IdentifierCharacters.isStart(c));
      assertEquals(part.contains(c), IdentifierCharacters.isPart(c));
      assertEquals(Character.toLowerCase(c), CaseMapping.simpleLower(c));
      assertEquals(Character.toUpperCase(c), CaseMapping.simpleUpper(c));
    }
  }

  @Test
  void everyCodePointHasOneCategoryAndOneScript() {
    int[] categories = new int[Character.MAX_CODE_POINT + 1];
    String names = "Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn";
    for (String category : names.split(" ")) {
      int[] ranges = UnicodeProperties.ranges("gc", category);
      for (int i = 0; i < ranges.length; i += 2) {
        for (int c = ranges[i]; c <= ranges[i + 1]; c++) {
          categories[c]++;
        }
      }
    }
    assertTrue(Arrays.stream(categories).allMatch(n -> n == 1));
  }

  @Test
  void refusesOtherAndDamagedBytes() throws IOException {
    byte[] good = bytes();
    assertDoesNotThrow(() -> UnicodeData.verify(good));
    assertThrows(IllegalStateException.class, () -> UnicodeData.verify(new byte[0]));
    assertThrows(IllegalStateException.class, () -> UnicodeData.verify(Arrays.copyOf(good, good.length - 1)));
    for (int i : new int[] {0, 4, 5, 8, 12, 100, good.length / 2, good.length - 1}) {
      byte[] bad = good.clone();
      bad[i] ^= 1;
      assertThrows(IllegalStateException.class, () -> UnicodeData.verify(bad), () -> "byte " + i);
    }
  }

  /** Loads the classes anew, without the resource. */
  private static final class WithoutData extends ClassLoader {
    boolean asked;

    WithoutData() {
      super(UnicodeDataTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("dev.ration.")) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        return known != null ? known : define(name);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (in == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] code = in.readAllBytes();
        return defineClass(name, code, 0, code.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }

    @Override
    public InputStream getResourceAsStream(String name) {
      if (name.endsWith(NAME)) {
        asked = true;
        return null;
      }
      return super.getResourceAsStream(name);
    }
  }

  private static Object eval(ClassLoader loader, String code) throws Throwable {
    try {
      Object result = loader.loadClass("dev.ration.Eval").getMethod("run", String.class).invoke(null, code);
      assertEquals(true, result.getClass().getMethod("isOk").invoke(result), result::toString);
      return result.getClass().getMethod("value").invoke(result);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  @Test
  void programsThatNeedNoDataRunWithoutIt() throws Throwable {
    WithoutData loader = new WithoutData();
    String code = "const é = 'Straße'; /tra.e$/.test(é) + é.toUpperCase() + 'ÀB'.toLowerCase() + é.normalize()"
        + " + 'a'.localeCompare('é') + /[\\w\\s]+/u.exec('abc d')[0]";
    assertEquals("trueSTRASSEàbStraße-1abc d", eval(loader, code));
    assertEquals(false, loader.asked);
  }

  @Test
  void aMissingResourceIsLoud() {
    WithoutData loader = new WithoutData();
    Throwable cause = assertThrows(Throwable.class, () -> eval(loader, "/\\p{L}/u.test('x')"));
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    assertEquals("unicode-17.bin is missing beside the classes of dev.ration.unicode", cause.getMessage());
    assertTrue(loader.asked);
  }
}
