package dev.ration.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ration.intrinsics.Families;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The numbers that Family and WellKnown hold are rows of the right kind. */
class FamilyTest {
  private static final Families FAMILIES = Families.COMPLETE;

  private static Row row(Family family, int at) {
    return FAMILIES.rows(family)[at].row();
  }

  @ParameterizedTest
  @EnumSource(Family.class)
  void exportsHaveTheirName(Family family) {
    assumeTrue(FAMILIES.provides(family));
    for (Family.Export export : family.exports()) {
      Row row = row(family, export.row());
      assertEquals(export.name(), row.name());
      assertTrue(row.kind() == Row.Kind.CONSTRUCTOR || row.kind() == Row.Kind.NAMESPACE
          || row.kind() == Row.Kind.STATIC_METHOD, row::toString);
    }
  }

  @ParameterizedTest
  @EnumSource(Family.class)
  void everyConstructorOfAFamilyIsExportedOrHidden(Family family) {
    assumeTrue(FAMILIES.provides(family));
    Set<String> exports = new HashSet<>();
    for (Family.Export export : family.exports()) {
      exports.add(export.name());
    }
    for (Intrinsic intrinsic : FAMILIES.rows(family)) {
      Row row = intrinsic.row();
      if (row.kind() == Row.Kind.CONSTRUCTOR) {
        assertTrue(exports.contains(row.name()) || family == Family.GENERATOR_FUNCTION, row::toString);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(WellKnown.class)
  void wellKnownObjectsAreRowsOfTheirKind(WellKnown known) {
    assumeTrue(FAMILIES.provides(known.family()));
    Row row = row(known.family(), known.row());
    if (known.name().endsWith("_PROTOTYPE")) {
      assertEquals(Row.Kind.PROTOTYPE, row.kind(), row::toString);
      if (known.row() > 0) {
        String name = row(known.family(), known.row() - 1).name();
        assertEquals(known.name().replace("_", ""), name.toUpperCase(java.util.Locale.ROOT) + "PROTOTYPE");
      }
    } else if (known == WellKnown.GLOBAL_OBJECT) {
      assertEquals(Row.Kind.GLOBAL_OBJECT, row.kind());
    } else {
      assertTrue(row.isFunction(), row::toString);
      assertEquals(row.name().toUpperCase(java.util.Locale.ROOT),
          known == WellKnown.THROW_TYPE_ERROR ? "" : known.name().replace("_", ""));
    }
  }

  @ParameterizedTest
  @EnumSource(Family.class)
  void rowsFitTheirNumbersAndHaveDistinctKeys(Family family) {
    assumeTrue(FAMILIES.provides(family));
    Intrinsic[] rows = FAMILIES.rows(family);
    assertTrue(rows.length <= 256);
    Set<String> keys = new HashSet<>();
    for (Intrinsic intrinsic : rows) {
      Row row = intrinsic.row();
      assertNotNull(row.section());
      if (row.isHolder()) {
        keys.clear();
      } else if (row.kind() != Row.Kind.HIDDEN_FUNCTION) {
        String half = row.kind() == Row.Kind.SETTER ? "set " : "";
        assertTrue(keys.add((row.isStatic() ? "static " : "") + half + row.name()), row::toString);
      }
      if (row.kind() == Row.Kind.ALIAS && row.parent() == null) {
        assertTrue(row.target() < rows.length, row::toString);
      }
    }
  }
}
