package dev.ration.unicode;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The properties of Unicode 17 that property escapes of regular expressions name: sec-runtime-semantics-unicodematchproperty-p.
 * Names and values are matched exactly. Sets come as sorted, disjoint, not adjacent ranges: low and high ends in turn.
 */
public final class UnicodeProperties {
  private static final int MAX = 0x10FFFF;
  private static final int VARIATION_SELECTOR = 0xFE0F;
  private static final int KEYCAP = 0x20E3;
  private static final int FIRST_MODIFIER = 0x1F3FB;
  private static final int LAST_MODIFIER = 0x1F3FF;
  private static final int REGIONAL_A = 0x1F1E6;
  private static final int BLACK_FLAG = 0x1F3F4;
  private static final int TAG = 0xE0000;
  private static final int CANCEL_TAG = 0xE007F;

  private static final Map<String, Integer> CATEGORIES = index(PropertyTables.CATEGORIES, 2);
  private static final Map<String, Integer> SCRIPTS = index(PropertyTables.SCRIPTS, 3);
  private static final Map<String, Integer> BINARY = index(PropertyTables.BINARY, 2);
  private static final Set<String> OF_STRINGS = Set.of("Basic_Emoji", "Emoji_Keycap_Sequence",
      "RGI_Emoji_Modifier_Sequence", "RGI_Emoji_Flag_Sequence", "RGI_Emoji_Tag_Sequence", "RGI_Emoji_ZWJ_Sequence", "RGI_Emoji");

  private UnicodeProperties() {}

  private static Map<String, Integer> index(String[] table, int step) {
    Map<String, Integer> index = new HashMap<>();
    for (int i = 0; i < table.length; i += step) {
      for (String name : table[i].split(" ")) {
        index.put(name, i);
      }
    }
    return index;
  }

  /** The ranges of a binary property or a general category; null if the name is none. */
  public static int[] lone(String name) {
    switch (name) {
      case "Any":
        return new int[] {0, MAX};
      case "ASCII":
        return new int[] {0, 0x7F};
      case "Assigned":
        return complement(category(CATEGORIES.get("Cn")));
      default:
        Integer binary = BINARY.get(name);
        return binary != null ? ranges(PropertyTables.BINARY[binary + 1]) : category(CATEGORIES.get(name));
    }
  }

  /** The ranges of {@code property=value}, for General_Category, Script and Script_Extensions; null if there is no such. */
  public static int[] ranges(String property, String value) {
    return switch (property) {
      case "General_Category", "gc" -> category(CATEGORIES.get(value));
      case "Script", "sc" -> script(SCRIPTS.get(value), false);
      case "Script_Extensions", "scx" -> script(SCRIPTS.get(value), true);
      default -> null;
    };
  }

  private static int[] category(Integer at) {
    if (at == null) {
      return null;
    }
    String table = PropertyTables.CATEGORIES[at + 1];
    if (!table.startsWith("=")) {
      return ranges(table);
    }
    int[] all = new int[0];
    for (String member : table.substring(1).split(" ")) {
      all = symmetricDifference(all, changes(PropertyTables.CATEGORIES[CATEGORIES.get(member) + 1]));
    }
    return toRanges(all);
  }

  private static int[] script(Integer at, boolean extensions) {
    if (at == null) {
      return null;
    }
    int[] set = changes(PropertyTables.SCRIPTS[at + 1]);
    return toRanges(extensions ? symmetricDifference(set, changes(PropertyTables.SCRIPTS[at + 2])) : set);
  }

  private static int[] ranges(String table) {
    return toRanges(changes(table));
  }

  private static int[] changes(String table) {
    if (table.isEmpty()) {
      return new int[0];
    }
    int[] changes = CodePointSet.numbers(table);
    for (int i = 1; i < changes.length; i++) {
      changes[i] += changes[i - 1];
    }
    return changes;
  }

  /** Of two sets given by their changes: a point that is in both changes nothing. */
  private static int[] symmetricDifference(int[] a, int[] b) {
    int[] out = new int[a.length + b.length];
    int n = 0;
    int i = 0;
    int k = 0;
    while (i < a.length || k < b.length) {
      if (k == b.length || i < a.length && a[i] < b[k]) {
        out[n++] = a[i++];
      } else if (i == a.length || b[k] < a[i]) {
        out[n++] = b[k++];
      } else {
        i++;
        k++;
      }
    }
    return java.util.Arrays.copyOf(out, n);
  }

  private static int[] toRanges(int[] changes) {
    for (int i = 1; i < changes.length; i += 2) {
      changes[i]--;
    }
    return changes;
  }

  private static int[] complement(int[] ranges) {
    int[] out = new int[ranges.length + 2];
    int n = 0;
    int next = 0;
    for (int i = 0; i < ranges.length; i += 2) {
      if (ranges[i] > next) {
        out[n++] = next;
        out[n++] = ranges[i] - 1;
      }
      next = ranges[i + 1] + 1;
    }
    if (next <= MAX) {
      out[n++] = next;
      out[n++] = MAX;
    }
    return java.util.Arrays.copyOf(out, n);
  }

  // ---- properties of strings ----

  /** Whether {@code name} is a property of strings, which only patterns with flag v may name. */
  public static boolean isOfStrings(String name) {
    return OF_STRINGS.contains(name);
  }

  /** The single code points that have a property of strings, as ranges. */
  public static int[] charactersOf(String name) {
    boolean basic = name.equals("Basic_Emoji") || name.equals("RGI_Emoji");
    return basic ? ranges(PropertyTables.BASIC_EMOJI[0]) : new int[0];
  }

  /** The strings of several code points that have a property of strings. */
  public static Set<String> stringsOf(String name) {
    Set<String> out = new HashSet<>();
    boolean all = name.equals("RGI_Emoji");
    if (all || name.equals("Basic_Emoji")) {
      each(ranges(PropertyTables.BASIC_EMOJI[1]), VARIATION_SELECTOR, VARIATION_SELECTOR, out);
    }
    if (all || name.equals("Emoji_Keycap_Sequence")) {
      for (char c : "0123456789#*".toCharArray()) {
        out.add(new String(new int[] {c, VARIATION_SELECTOR, KEYCAP}, 0, 3));
      }
    }
    if (all || name.equals("RGI_Emoji_Modifier_Sequence")) {
      each(ranges(PropertyTables.EMOJI_SEQUENCES[0]), FIRST_MODIFIER, LAST_MODIFIER, out);
    }
    if (all || name.equals("RGI_Emoji_Flag_Sequence")) {
      for (String flag : PropertyTables.EMOJI_SEQUENCES[1].split(" ")) {
        out.add(new String(new int[] {REGIONAL_A + flag.charAt(0) - 'A', REGIONAL_A + flag.charAt(1) - 'A'}, 0, 2));
      }
    }
    if (all || name.equals("RGI_Emoji_Tag_Sequence")) {
      for (String tags : PropertyTables.EMOJI_SEQUENCES[2].split(" ")) {
        StringBuilder s = new StringBuilder().appendCodePoint(BLACK_FLAG);
        for (int i = 0; i < tags.length(); i++) {
          s.appendCodePoint(TAG + tags.charAt(i));
        }
        out.add(s.appendCodePoint(CANCEL_TAG).toString());
      }
    }
    if (all || name.equals("RGI_Emoji_ZWJ_Sequence")) {
      joined(out);
    }
    return out;
  }

  private static void each(int[] ranges, int firstSecond, int lastSecond, Set<String> out) {
    for (int i = 0; i < ranges.length; i += 2) {
      for (int c = ranges[i]; c <= ranges[i + 1]; c++) {
        for (int second = firstSecond; second <= lastSecond; second++) {
          out.add(new String(new int[] {c, second}, 0, 2));
        }
      }
    }
  }

  private static void joined(Set<String> out) {
    int[] ranges = ranges(PropertyTables.ZWJ_SEQUENCES[0]);
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < ranges.length; i += 2) {
      for (int c = ranges[i]; c <= ranges[i + 1]; c++) {
        letters.appendCodePoint(c);
      }
    }
    int[] alphabet = letters.codePoints().toArray();
    for (String word : PropertyTables.ZWJ_SEQUENCES[1].split(" ")) {
      StringBuilder s = new StringBuilder();
      int page = 0;
      for (int i = 0; i < word.length(); i++) {
        char c = word.charAt(i);
        if (c == '!') {
          page += 85;
        } else {
          s.appendCodePoint(alphabet[page + c - 0x23 - (c > '\\' ? 1 : 0)]);
          page = 0;
        }
      }
      out.add(s.toString());
    }
  }
}
