package dev.ration.unicode;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;

/**
 * Reads {@code unicode-17.bin}, the character data of Unicode 17, from one position on. The file is loaded when the first section
 * is asked for; src/test/unicode/README.md has its format.
 */
final class UnicodeData {
  /** The sections in the order of the file. */
  enum Section { CATEGORIES, SCRIPTS, BINARY, STRINGS, CASE, NORMALIZATION }

  private static final String NAME = "unicode-17.bin";
  /** The magic, the version of the format, and the version of Unicode. */
  private static final byte[] HEADER = {'R', 'U', 'C', 'D', 1, 17, 0, 0};
  private static final int SUM_BYTES = 4;

  private final byte[] bytes;
  private int at;

  private UnicodeData(byte[] bytes, int at) {
    this.bytes = bytes;
    this.at = at;
  }

  /** Only touched when data is needed. */
  private static final class File {
    static final byte[] BYTES = load();
    static final int[] STARTS = starts(BYTES);

    private static int[] starts(byte[] bytes) {
      UnicodeData directory = new UnicodeData(bytes, HEADER.length + SUM_BYTES);
      int[] starts = new int[directory.number()];
      int length = 0;
      for (int i = 0; i < starts.length; i++) {
        starts[i] = length;
        length += directory.number();
      }
      for (int i = 0; i < starts.length; i++) {
        starts[i] += directory.at;
      }
      if (starts.length != Section.values().length || directory.at + length != bytes.length) {
        throw new IllegalStateException(NAME + " has other sections than Ration reads");
      }
      return starts;
    }
  }

  /** A reader at the start of the section. */
  static UnicodeData of(Section section) {
    return new UnicodeData(File.BYTES, File.STARTS[section.ordinal()]);
  }

  private static byte[] load() {
    byte[] bytes;
    try (InputStream in = UnicodeData.class.getResourceAsStream(NAME)) {
      if (in == null) {
        throw new IllegalStateException(NAME + " is missing beside the classes of dev.ration.unicode");
      }
      bytes = in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException(NAME + " cannot be read", e);
    }
    verify(bytes);
    return bytes;
  }

  /** Throws IllegalStateException unless these are bytes that the generator wrote, in the format that this class reads. */
  static void verify(byte[] bytes) {
    int body = HEADER.length + SUM_BYTES;
    boolean known = bytes.length > body;
    for (int i = 0; known && i < HEADER.length; i++) {
      known = bytes[i] == HEADER[i];
    }
    if (!known) {
      throw new IllegalStateException(NAME + " is not of the format and Unicode version that Ration reads");
    }
    CRC32 sum = new CRC32();
    sum.update(bytes, body, bytes.length - body);
    int expected = 0;
    for (int i = HEADER.length; i < body; i++) {
      expected = expected << 8 | bytes[i] & 0xFF;
    }
    if (expected != (int) sum.getValue()) {
      throw new IllegalStateException(NAME + " is damaged");
    }
  }

  int number() {
    int n = 0;
    int shift = 0;
    byte b;
    do {
      b = bytes[at++];
      n |= (b & 0x7F) << shift;
      shift += 7;
    } while (b < 0);
    return n;
  }

  int signed() {
    int n = number();
    return n >>> 1 ^ -(n & 1);
  }

  /** ASCII text. */
  String text() {
    int length = number();
    StringBuilder text = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      text.append((char) bytes[at++]);
    }
    return text.toString();
  }

  /** Ascending numbers; of a set of code points the points at which membership changes. */
  int[] ascending() {
    int[] numbers = new int[number()];
    int last = 0;
    for (int i = 0; i < numbers.length; i++) {
      last += number();
      numbers[i] = last;
    }
    return numbers;
  }

  int position() {
    return at;
  }

  void skip(int count) {
    at += count;
  }

  /** A reader of the same file at another position. */
  static UnicodeData at(int position) {
    return new UnicodeData(File.BYTES, position);
  }
}
