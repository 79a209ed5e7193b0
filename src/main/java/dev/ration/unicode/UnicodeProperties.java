package dev.ration.unicode;

/** Property escapes of regular expressions. */
public final class UnicodeProperties {
  private UnicodeProperties() {}

  /** The ranges of a binary property or a general category. */
  public static int[] lone(String name) {
    return null;
  }

  /** The ranges of {@code property=value}, for General_Category, Script and Script_Extensions. */
  public static int[] ranges(String property, String value) {
    return null;
  }
}
