package dev.ration.fetch;

/**
 * An http or https URL in the one form that is judged and handed on: parsed as the URL Standard (WHATWG) parses the special
 * schemes, with a canonical host, without the fragment, in printable ASCII. Stricter than the standard in what a host may be:
 * see {@link HostName}.
 *
 * @param scheme {@code http} or {@code https}; empty in a reference without a scheme
 * @param host a lower-case name without a trailing dot, an IPv4 address of four decimal numbers, or an IPv6 address in brackets;
 *     empty in a reference without a host
 * @param port -1 for the scheme's own
 * @param path path and query; begins with {@code /} where there is a host
 * @param hasCredentials whether a user name or password was given; it is not kept
 */
public record FetchUrl(String scheme, String host, int port, String path, boolean hasCredentials) {
  /** Longest URL in characters, before and after it is brought into form. */
  static final int MAX_LENGTH = 8_192;

  /** A URL that names its scheme. */
  public static FetchUrl parse(String text) throws FetchRefused {
    return parse(text, null);
  }

  /** What {@code reference} means on the page of this URL. */
  public FetchUrl resolve(String reference) throws FetchRefused {
    return parse(reference, this);
  }

  /** A URL, or a reference that leaves out the scheme, and perhaps the host, for others to add. */
  static FetchUrl parseReference(String text) throws FetchRefused {
    return parse(text, new FetchUrl("", "", -1, "", false));
  }

  boolean isRelative() {
    return scheme.isEmpty();
  }

  /** The port that is connected to. */
  public int effectivePort() {
    return port >= 0 ? port : defaultPort(scheme);
  }

  static int defaultPort(String scheme) {
    return scheme.equals("https") ? 443 : 80;
  }

  /** The URL as it is handed on. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    if (!scheme.isEmpty()) {
      out.append(scheme).append(':');
    }
    if (!host.isEmpty()) {
      out.append("//").append(host);
      if (port >= 0) {
        out.append(':').append(port);
      }
    } else if (path.startsWith("//")) {
      // A path, not a host.
      out.append("/.");
    }
    return out.append(path).toString();
  }

  private static FetchUrl parse(String raw, FetchUrl base) throws FetchRefused {
    if (raw.length() > MAX_LENGTH) {
      throw tooLong();
    }
    String text = cleaned(raw);
    int colon = schemeEnd(text);
    FetchUrl url;
    if (colon > 0) {
      String scheme = lower(text.substring(0, colon));
      if (!scheme.equals("http") && !scheme.equals("https")) {
        throw new FetchRefused("httpFetch's url must be http or https, not '" + FetchRefused.shown(scheme) + "'");
      }
      int start = colon + 1;
      boolean pathOnly = base != null && scheme.equals(base.scheme) && !isSlash(text, start);
      url = pathOnly ? relative(text, start, base) : authority(text, start, scheme);
    } else if (base == null) {
      throw new FetchRefused("httpFetch's url '" + FetchRefused.shown(text) + "' names no scheme");
    } else if (isSlash(text, 0) && isSlash(text, 1)) {
      url = authority(text, 0, base.scheme);
    } else {
      url = relative(text, 0, base);
    }
    if (url.host.length() + url.path.length() + 16 > MAX_LENGTH) {
      throw tooLong();
    }
    return url;
  }

  private static FetchRefused tooLong() {
    return new FetchRefused("httpFetch's url is longer than " + MAX_LENGTH + " characters");
  }

  /** Without controls and spaces around it, and without tabs and line ends. */
  private static String cleaned(String raw) {
    int start = 0;
    int end = raw.length();
    while (start < end && raw.charAt(start) <= ' ') {
      start++;
    }
    while (end > start && raw.charAt(end - 1) <= ' ') {
      end--;
    }
    StringBuilder out = new StringBuilder(end - start);
    for (int i = start; i < end; i++) {
      char c = raw.charAt(i);
      if (c != '\t' && c != '\n' && c != '\r') {
        out.append(c);
      }
    }
    return out.toString();
  }

  /** Where the colon after a scheme is, or -1. */
  private static int schemeEnd(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ':') {
        return i == 0 ? -1 : i;
      }
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      if (!letter && (i == 0 || !(c >= '0' && c <= '9' || c == '+' || c == '-' || c == '.'))) {
        return -1;
      }
    }
    return -1;
  }

  static boolean isSlash(String text, int i) {
    return i < text.length() && (text.charAt(i) == '/' || text.charAt(i) == '\\');
  }

  /** ASCII only: no locale, no letters that become others. */
  static String lower(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      out.append(c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
    }
    return out.toString();
  }

  /** Slashes, however many and of whichever kind, then user, host, port and path. */
  private static FetchUrl authority(String text, int from, String scheme) throws FetchRefused {
    int start = from;
    while (isSlash(text, start)) {
      start++;
    }
    int end = start;
    int at = -1;
    while (end < text.length() && !isSlash(text, end) && text.charAt(end) != '?' && text.charAt(end) != '#') {
      if (text.charAt(end) == '@') {
        at = end;
      }
      end++;
    }
    String hostAndPort = text.substring(at < 0 ? start : at + 1, end);
    int portColon = hostAndPort.indexOf(':', hostAndPort.startsWith("[") ? Math.max(0, hostAndPort.indexOf(']')) : 0);
    String host = HostName.canonical(portColon < 0 ? hostAndPort : hostAndPort.substring(0, portColon));
    int port = portColon < 0 ? -1 : port(hostAndPort.substring(portColon + 1));
    if (!scheme.isEmpty() && port == defaultPort(scheme)) {
      port = -1;
    }
    return new FetchUrl(scheme, host, port, UrlPath.normalized(text, end, ""), at >= 0);
  }

  /** The number of a port, or -1 for no digits at all. */
  static int port(String digits) throws FetchRefused {
    int port = digits.isEmpty() ? -1 : 0;
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      if (c < '0' || c > '9') {
        throw new FetchRefused("httpFetch's url has no valid port");
      }
      port = port * 10 + c - '0';
      if (port > 65_535) {
        throw new FetchRefused("httpFetch's url has no valid port");
      }
    }
    return port;
  }

  private static FetchUrl relative(String text, int start, FetchUrl base) {
    String before = base.path.indexOf('?') < 0 ? base.path : base.path.substring(0, base.path.indexOf('?'));
    String path;
    if (base.host.isEmpty() && !isSlash(text, start)) {
      path = UrlPath.encoded(text, start);
    } else if (start == text.length() || text.charAt(start) == '#') {
      path = base.path;
    } else if (text.charAt(start) == '?') {
      path = before + UrlPath.encoded(text, start);
    } else if (isSlash(text, start)) {
      path = UrlPath.normalized(text, start, "");
    } else {
      path = UrlPath.normalized(text, start, before.substring(0, before.lastIndexOf('/')));
    }
    return new FetchUrl(base.scheme, base.host, base.port, path, false);
  }
}
