package dev.ration.unicode;

import java.util.Arrays;

/** Makes the tables of {@link NormalizationData} from the mappings of the character database, which go one step at a time. */
final class NormalizationLoader {
  private static final int NFC = 1 << Normalization.NFC.ordinal();
  private static final int NFD = 1 << Normalization.NFD.ordinal();
  private static final int NFKC = 1 << Normalization.NFKC.ordinal();
  private static final int NFKD = 1 << Normalization.NFKD.ordinal();

  final CodePointMap.Builder records = new CodePointMap.Builder();
  final byte[] order;
  final byte[] bits;
  final int[] canonical;
  final int[] compatible;
  final StringBuilder text = new StringBuilder(1 << 14);
  final NormalizationData.Compositions compositions = new NormalizationData.Compositions();

  private final CodePointMap.Builder ranks = new CodePointMap.Builder();
  /** What stands second in a composition. */
  private final CodePointMap.Builder seconds = new CodePointMap.Builder();
  private final Mappings canonicals;
  private final Mappings compatibles;
  private final CodePointSet excluded;
  private int count = 1;

  NormalizationLoader(UnicodeData in) {
    int[] marks = marks(in);
    canonicals = new Mappings(in);
    compatibles = new Mappings(in);
    excluded = new CodePointSet(in.ascending());
    int[] composing = composing();
    int most = 1 + marks.length + canonicals.points.length + compatibles.points.length + composing.length;
    order = new byte[most];
    bits = new byte[most];
    canonical = new int[most];
    compatible = new int[most];
    bits[0] = NormalizationData.CANONICAL_BOUNDARY | NormalizationData.COMPATIBLE_BOUNDARY;
    records(marks);
    records(canonicals.points);
    records(compatibles.points);
    records(composing);
  }

  /** The characters that are not starters. */
  private int[] marks(UnicodeData in) {
    int[] marks = new int[2048];
    int n = 0;
    int c = 0;
    for (int runs = in.number(); runs > 0; runs--) {
      c += in.number();
      int length = in.number();
      int rank = in.number();
      for (int i = 0; i < length; i++) {
        ranks.put(c, rank);
        marks[n++] = c++;
      }
    }
    return Arrays.copyOf(marks, n);
  }

  /** Fills the table of compositions; returns what stands second in one, Hangul jamo included. */
  private int[] composing() {
    int[] composing = new int[canonicals.points.length + NormalizationData.V_COUNT + NormalizationData.T_COUNT];
    int n = 0;
    for (int i = 0; i < canonicals.points.length; i++) {
      int c = canonicals.points[i];
      int[] to = canonicals.targets[i];
      if (to.length == 2 && !excluded.contains(c)) {
        if (Character.charCount(to[0]) != Character.charCount(c)) {
          throw new IllegalStateException("a composite of another length than its first character");
        }
        compositions.put(to[0], to[1], c);
        composing[n++] = to[1];
      }
    }
    for (int i = 0; i < NormalizationData.V_COUNT; i++) {
      composing[n++] = NormalizationData.V_BASE + i;
    }
    for (int i = 1; i < NormalizationData.T_COUNT; i++) {
      composing[n++] = NormalizationData.T_BASE + i;
    }
    for (int i = 0; i < n; i++) {
      seconds.put(composing[i], 1);
    }
    return Arrays.copyOf(composing, n);
  }

  private void records(int[] points) {
    for (int c : points) {
      if (records.get(c) == 0) {
        record(c);
      }
    }
  }

  private void record(int c) {
    int record = count++;
    records.put(c, record);
    order[record] = (byte) ranks.get(c);
    boolean decomposes = canonicals.index.get(c) != 0;
    int start = text.length();
    boolean differs = decompose(c, true);
    int firstCompatible = text.codePointAt(start);
    int first = decomposes ? firstCompatible : c;
    if (differs) {
      compatible[record] = start << 5 | text.length() - start;
      start = text.length();
      if (decomposes) {
        decompose(c, false);
        first = text.codePointAt(start);
      }
    }
    if (decomposes) {
      canonical[record] = start << 5 | text.length() - start;
    } else {
      text.setLength(start);
    }
    if (!differs) {
      compatible[record] = canonical[record];
    }
    int all = seconds.get(c) != 0 ? NormalizationData.COMPOSES : 0;
    all |= ranks.get(first) == 0 && seconds.get(first) == 0 ? NormalizationData.CANONICAL_BOUNDARY : 0;
    all |= ranks.get(firstCompatible) == 0 && seconds.get(firstCompatible) == 0 ? NormalizationData.COMPATIBLE_BOUNDARY : 0;
    all |= decomposes ? NFD | NFKD : 0;
    all |= differs ? NFKC | NFKD : 0;
    all |= excluded.contains(c) ? NFC | NFKC : 0;
    all |= seconds.get(first) != 0 ? NFC : 0;
    all |= seconds.get(firstCompatible) != 0 ? NFKC : 0;
    bits[record] = (byte) all;
  }

  /** Appends the full decomposition, and tells whether a compatibility mapping took part in it. */
  private boolean decompose(int c, boolean compatibly) {
    int[] to = canonicals.mapping(c);
    boolean differs = false;
    if (to == null && compatibly) {
      to = compatibles.mapping(c);
      differs = to != null;
    }
    if (to == null) {
      text.appendCodePoint(c);
      return false;
    }
    for (int t : to) {
      differs |= decompose(t, compatibly);
    }
    return differs;
  }

  /** Decomposition mappings as the character database has them. */
  private static final class Mappings {
    final int[] points;
    final int[][] targets;
    final CodePointMap index;

    Mappings(UnicodeData in) {
      points = new int[in.number()];
      targets = new int[points.length][];
      CodePointMap.Builder builder = new CodePointMap.Builder();
      int c = 0;
      int first = 0;
      for (int i = 0; i < points.length; i++) {
        int form = in.number();
        c += form >> 2;
        int others = (form & 3) < 3 ? form & 3 : 3 + in.number();
        first += in.signed();
        int[] to = new int[1 + others];
        to[0] = first;
        for (int k = 1; k <= others; k++) {
          to[k] = in.number();
        }
        points[i] = c;
        targets[i] = to;
        builder.put(c, i + 1);
      }
      index = builder.build();
    }

    int[] mapping(int c) {
      int i = index.get(c);
      return i == 0 ? null : targets[i - 1];
    }
  }
}
