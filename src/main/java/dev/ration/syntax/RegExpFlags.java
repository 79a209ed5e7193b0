package dev.ration.syntax;

/** The flags of a regular expression literal. */
public final class RegExpFlags {
  private RegExpFlags() {}

  /** Whether flags are known and distinct, and not both u and v. */
  public static boolean areValid(String flags) {
    for (int i = 0; i < flags.length(); i++) {
      if ("dgimsuvy".indexOf(flags.charAt(i)) < 0 || flags.indexOf(flags.charAt(i), i + 1) >= 0) {
        return false;
      }
    }
    return flags.indexOf('u') < 0 || flags.indexOf('v') < 0;
  }
}
