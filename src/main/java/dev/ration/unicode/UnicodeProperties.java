package dev.ration.unicode;

import java.util.Arrays;
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

  private static final Set<String> OF_STRINGS = Set.of("Basic_Emoji", "Emoji_Keycap_Sequence", "RGI_Emoji_Modifier_Sequence",
      "RGI_Emoji_Flag_Sequence", "RGI_Emoji_Tag_Sequence", "RGI_Emoji_ZWJ_Sequence", "RGI_Emoji");

  private UnicodeProperties() {}

  /** Runs of code points in one general category, from U+0000 on, and the values that are unions of others. */
  private static final class Categories {
    static final Map<String, Integer> MASKS = new HashMap<>();
    static final int RUNS;

    static {
      UnicodeData in = UnicodeData.of(UnicodeData.Section.CATEGORIES);
      int n = in.number();
      for (int i = 0; i < n; i++) {
        name(MASKS, in.text(), 1 << i);
      }
      n = in.number();
      for (int i = 0; i < n; i++) {
        String names = in.text();
        int mask = 0;
        for (int member : in.ascending()) {
          mask |= 1 << member;
        }
        name(MASKS, names, mask);
      }
      RUNS = in.position();
    }

    static int[] ranges(int mask) {
      UnicodeData in = UnicodeData.at(RUNS);
      Ranges out = new Ranges();
      int start = 0;
      for (int n = in.number(); n > 0; n--) {
        int run = in.number();
        int end = start + (run >> 5) + 1;
        if ((mask >>> (run & 31) & 1) != 0) {
          out.add(start, end);
        }
        start = end;
      }
      return out.toArray();
    }
  }

  /** Runs of code points of one script, from U+0000 on, then those whose script extensions are not their script. */
  private static final class Scripts {
    static final Map<String, Integer> INDEX = new HashMap<>();
    static final int RUNS;

    static {
      UnicodeData in = UnicodeData.of(UnicodeData.Section.SCRIPTS);
      int n = in.number();
      for (int i = 0; i < n; i++) {
        name(INDEX, in.text(), i);
      }
      RUNS = in.position();
    }

    static int[] ranges(int script, boolean extensions) {
      UnicodeData in = UnicodeData.at(RUNS);
      Ranges plain = new Ranges();
      int start = 0;
      for (int n = in.number(); n > 0; n--) {
        int end = start + in.number();
        if (in.number() == script) {
          plain.add(start, end);
        }
        start = end;
      }
      return extensions ? extended(in, script, plain.toArray()) : plain.toArray();
    }

    private static int[] extended(UnicodeData in, int script, int[] plain) {
      boolean[] contains = new boolean[in.number()];
      for (int i = 0; i < contains.length; i++) {
        contains[i] = Arrays.binarySearch(in.ascending(), script) >= 0;
      }
      Ranges out = new Ranges();
      int next = 0;
      int from = 0;
      for (int n = in.number(); n > 0; n--) {
        int start = from + in.number();
        int end = start + in.number();
        next = out.addWithin(plain, next, from, start);
        if (contains[in.number()]) {
          out.add(start, end);
        }
        from = end;
      }
      out.addWithin(plain, next, from, MAX + 1);
      return out.toArray();
    }
  }

  private static final class Binary {
    /** Where each set stands. */
    static final Map<String, Integer> POSITIONS = new HashMap<>();

    static {
      UnicodeData in = UnicodeData.of(UnicodeData.Section.BINARY);
      for (int n = in.number(); n > 0; n--) {
        String names = in.text();
        int length = in.number();
        name(POSITIONS, names, in.position());
        in.skip(length);
      }
    }
  }

  private static void name(Map<String, Integer> index, String names, int value) {
    for (String name : names.split(" ")) {
      index.put(name, value);
    }
  }

  /** Collects ranges in ascending order. */
  private static final class Ranges {
    private int[] ends = new int[16];
    private int size;

    /** Code points from {@code start} to before {@code end}. */
    void add(int start, int end) {
      if (size > 0 && ends[size - 1] == start - 1) {
        ends[size - 1] = end - 1;
        return;
      }
      if (size == ends.length) {
        ends = Arrays.copyOf(ends, 2 * size);
      }
      ends[size++] = start;
      ends[size++] = end - 1;
    }

    /** Adds what of the ranges from an index on lies between two points; the index of the first that goes beyond. */
    int addWithin(int[] ranges, int index, int start, int end) {
      int i = index;
      while (i < ranges.length && ranges[i] < end) {
        int low = Math.max(ranges[i], start);
        int high = Math.min(ranges[i + 1] + 1, end);
        if (low < high) {
          add(low, high);
        }
        if (ranges[i + 1] >= end) {
          break;
        }
        i += 2;
      }
      return i;
    }

    int[] toArray() {
      return Arrays.copyOf(ends, size);
    }
  }

  /** The ranges of a binary property or a general category; null if the name is none. */
  public static int[] lone(String name) {
    switch (name) {
      case "Any":
        return new int[] {0, MAX};
      case "ASCII":
        return new int[] {0, 0x7F};
      case "Assigned":
        return Categories.ranges(~Categories.MASKS.get("Cn"));
      default:
        return Binary.POSITIONS.containsKey(name) ? toRanges(binaryChanges(name)) : category(name);
    }
  }

  /** The ranges of {@code property=value}, for General_Category, Script and Script_Extensions; null if there is no such. */
  public static int[] ranges(String property, String value) {
    return switch (property) {
      case "General_Category", "gc" -> category(value);
      case "Script", "sc" -> script(value, false);
      case "Script_Extensions", "scx" -> script(value, true);
      default -> null;
    };
  }

  /** The code points at which membership in a binary property changes. */
  static int[] binaryChanges(String name) {
    return UnicodeData.at(Binary.POSITIONS.get(name)).ascending();
  }

  private static int[] category(String value) {
    Integer mask = Categories.MASKS.get(value);
    return mask == null ? null : Categories.ranges(mask);
  }

  private static int[] script(String value, boolean extensions) {
    Integer script = Scripts.INDEX.get(value);
    return script == null ? null : Scripts.ranges(script, extensions);
  }

  private static int[] toRanges(int[] changes) {
    for (int i = 1; i < changes.length; i += 2) {
      changes[i]--;
    }
    return changes;
  }

  // ---- properties of strings ----

  /** What the sequences are built of, in the order of the section. */
  private static final class Strings {
    static final int[] SINGLE;
    static final int[] WITH_SELECTOR;
    static final int[] WITH_MODIFIER;
    static final String FLAGS;
    static final String TAGS;
    static final int[] LETTERS;
    static final int JOINED;

    static {
      UnicodeData in = UnicodeData.of(UnicodeData.Section.STRINGS);
      SINGLE = toRanges(in.ascending());
      WITH_SELECTOR = toRanges(in.ascending());
      WITH_MODIFIER = toRanges(in.ascending());
      FLAGS = in.text();
      TAGS = in.text();
      LETTERS = in.ascending();
      JOINED = in.position();
    }
  }

  /** Whether {@code name} is a property of strings, which only patterns with flag v may name. */
  public static boolean isOfStrings(String name) {
    return OF_STRINGS.contains(name);
  }

  /** The single code points that have a property of strings, as ranges. */
  public static int[] charactersOf(String name) {
    boolean basic = name.equals("Basic_Emoji") || name.equals("RGI_Emoji");
    return basic ? Strings.SINGLE.clone() : new int[0];
  }

  /** The strings of several code points that have a property of strings. */
  public static Set<String> stringsOf(String name) {
    Set<String> out = new HashSet<>();
    boolean all = name.equals("RGI_Emoji");
    if (all || name.equals("Basic_Emoji")) {
      each(Strings.WITH_SELECTOR, VARIATION_SELECTOR, VARIATION_SELECTOR, out);
    }
    if (all || name.equals("Emoji_Keycap_Sequence")) {
      for (char c : "0123456789#*".toCharArray()) {
        out.add(new String(new int[] {c, VARIATION_SELECTOR, KEYCAP}, 0, 3));
      }
    }
    if (all || name.equals("RGI_Emoji_Modifier_Sequence")) {
      each(Strings.WITH_MODIFIER, FIRST_MODIFIER, LAST_MODIFIER, out);
    }
    if (all || name.equals("RGI_Emoji_Flag_Sequence")) {
      for (int i = 0; i < Strings.FLAGS.length(); i += 2) {
        int first = REGIONAL_A + Strings.FLAGS.charAt(i) - 'A';
        out.add(new String(new int[] {first, REGIONAL_A + Strings.FLAGS.charAt(i + 1) - 'A'}, 0, 2));
      }
    }
    if (all || name.equals("RGI_Emoji_Tag_Sequence")) {
      for (String tags : Strings.TAGS.split(" ")) {
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
    UnicodeData in = UnicodeData.at(Strings.JOINED);
    for (int n = in.number(); n > 0; n--) {
      StringBuilder s = new StringBuilder();
      for (int length = in.number(); length > 0; length--) {
        s.appendCodePoint(Strings.LETTERS[in.number()]);
      }
      out.add(s.toString());
    }
  }
}
