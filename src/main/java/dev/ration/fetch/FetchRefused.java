package dev.ration.fetch;

/** A request that is not made: the message is for the guest. Stackless. */
public final class FetchRefused extends Exception {
  private static final long serialVersionUID = 1;
  private static final int SHOWN = 64;

  FetchRefused(String message) {
    super(message, null, false, false);
  }

  /** A text of the guest's as a message shows it: short, and of printable ASCII. */
  static String shown(String text) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < Math.min(text.length(), SHOWN); i++) {
      char c = text.charAt(i);
      out.append(c >= ' ' && c < 0x7f ? c : '?');
    }
    return out.append(text.length() > SHOWN ? "…" : "").toString();
  }
}
