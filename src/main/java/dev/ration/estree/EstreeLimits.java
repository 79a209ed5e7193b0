package dev.ration.estree;

/**
 * Bounds of reading one document.
 *
 * @param documentBytes UTF-8 bytes of JSON
 * @param sourceBytes what the source text may have had: its UTF-8 bytes where the document holds it, else the
 *     greatest offset
 * @param nesting how deep the tree may be, counted as the parser counts; more than {@link #MAX_NESTING} is as
 *     much as that
 * @param values how many JSON values there may be
 * @param deadlineMillis how long reading may take by the clock, polled every 1,024 values
 */
public record EstreeLimits(long documentBytes, long sourceBytes, int nesting, int values,
    long deadlineMillis) {
  /** What a stack of 512 KB holds with room to spare. */
  public static final int MAX_NESTING = 250;
  /** A document may be this many times as long as the source text may be. */
  public static final int BYTES_PER_SOURCE_BYTE = 256;
  /** Greatest offset where the source has no cap. */
  private static final long MAX_OFFSET = 1 << 26;
  private static final int VALUES = 16_000_000;
  private static final long DEADLINE_MILLIS = 5_000;

  public EstreeLimits {
    nesting = Math.min(nesting, MAX_NESTING);
  }

  /** The bounds that follow from those of a source text; {@code sourceBytes} 0 is no cap. */
  public static EstreeLimits of(long sourceBytes, int nesting) {
    boolean capped = sourceBytes > 0 && sourceBytes < Long.MAX_VALUE / BYTES_PER_SOURCE_BYTE;
    return new EstreeLimits(capped ? sourceBytes * BYTES_PER_SOURCE_BYTE : Long.MAX_VALUE,
        capped ? sourceBytes : Long.MAX_VALUE, nesting, VALUES, DEADLINE_MILLIS);
  }

  /**
   * How many nodes, and how many characters of names and literals, a source within its limit may come to: no
   * text has two nodes for each of its characters, or says a name more than twice as a tree does.
   */
  long room() {
    return sourceBytes > Long.MAX_VALUE / 4 ? Long.MAX_VALUE : 2 * sourceBytes + 64;
  }

  int maxOffset() {
    return (int) Math.min(sourceBytes, MAX_OFFSET);
  }
}
