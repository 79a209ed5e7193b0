package dev.ration.run;

import dev.ration.intrinsics.Families;
import dev.ration.meter.Ceilings;
import dev.ration.meter.Meter;
import dev.ration.runtime.Family;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.KeyList;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.Templates;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The worlds of built-ins: Eval's, with Date and Math.random where they are asked for (row 305), and that of expressions. The
 * templates of each are made once per process, when a run first needs them.
 */
public enum RunProfile {
  EVAL(Families.STANDARD, false),
  EVAL_WITH_DATE(Families.WITH_DATE, false),
  EVAL_WITH_RANDOM(Families.WITH_RANDOM, false),
  EVAL_WITH_DATE_AND_RANDOM(Families.COMPLETE, false),
  /** Math is frozen, and no host function is bound. */
  EXPRESSION(Families.EXPRESSION, true);

  private static final Ceilings NO_CEILINGS = new Ceilings(Ceilings.UNLIMITED, Ceilings.UNLIMITED, 1,
      Ceilings.UNLIMITED, Ceilings.UNLIMITED, Ceilings.UNLIMITED, 0);

  private final Families families;
  private final Templates templates;
  private volatile Set<String> globalNames;

  RunProfile(Families families, boolean frozenMath) {
    this.families = families;
    templates = new Templates(families, frozenMath);
  }

  /** Eval's world, with what is asked for. */
  public static RunProfile eval(boolean date, boolean random) {
    return date ? random ? EVAL_WITH_DATE_AND_RANDOM : EVAL_WITH_DATE : random ? EVAL_WITH_RANDOM : EVAL;
  }

  Templates templates() {
    return templates;
  }

  /** The built-ins that reach a capability, by name (row 84). */
  public Map<String, String> ioSurface() {
    Map<String, String> surface = new LinkedHashMap<>();
    for (Family family : Family.values()) {
      if (!families.provides(family)) {
        continue;
      }
      String holder = "";
      for (Intrinsic intrinsic : families.rows(family)) {
        Row row = intrinsic.row();
        if (row.kind() == Row.Kind.NAMESPACE) {
          holder = row.name() + ".";
        } else if (intrinsic.capability() != null) {
          surface.put(holder + row.name(), intrinsic.capability());
        }
      }
    }
    return surface;
  }

  /** The names that the global object has from the start: no context key rebinds one (row 20). */
  public Set<String> globalNames() {
    Set<String> names = globalNames;
    if (names == null) {
      Realm realm = new Realm(new Meter(NO_CEILINGS, () -> false, () -> 0), templates);
      KeyList keys = new KeyList(realm);
      realm.global().ownPropertyKeys(realm, keys);
      names = new HashSet<>();
      for (int i = 0; i < keys.size(); i++) {
        if (!keys.get(i).isSymbol()) {
          names.add(keys.get(i).text());
        }
      }
      globalNames = names;
    }
    return names;
  }
}
