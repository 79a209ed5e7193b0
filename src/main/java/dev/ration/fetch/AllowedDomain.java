package dev.ration.fetch;

/**
 * One entry of an allow-list (row 119): {@code host}, {@code host:port}, {@code *.host} or {@code *.host:port}. Without a port it
 * admits the scheme's own only; a wildcard admits the domain itself and all below it.
 *
 * @param port -1 for the scheme's own
 */
public record AllowedDomain(String host, boolean wildcard, int port) {

  /** @throws IllegalArgumentException for what is no entry */
  public static AllowedDomain of(String entry) {
    if (entry == null) {
      throw new IllegalArgumentException("domains must hold no null");
    }
    boolean wildcard = entry.startsWith("*.");
    String rest = wildcard ? entry.substring(2) : entry;
    int colon = rest.indexOf(':', rest.startsWith("[") ? Math.max(0, rest.indexOf(']')) : 0);
    try {
      String host = HostName.canonical(colon < 0 ? rest : rest.substring(0, colon));
      int port = colon < 0 ? -1 : FetchUrl.port(rest.substring(colon + 1));
      boolean isAddress = host.startsWith("[") || Character.digit(host.charAt(host.length() - 1), 10) >= 0
          && host.chars().allMatch(c -> c == '.' || c >= '0' && c <= '9');
      if (colon >= 0 && port < 0 || wildcard && isAddress) {
        throw notAnEntry(entry);
      }
      return new AllowedDomain(host, wildcard, port);
    } catch (FetchRefused e) {
      throw notAnEntry(entry);
    }
  }

  private static IllegalArgumentException notAnEntry(String entry) {
    return new IllegalArgumentException("domains must be of the form host, host:port or *.host, was " + entry);
  }

  public boolean admits(FetchUrl url) {
    boolean named = url.host().equals(host)
        || wildcard && url.host().length() > host.length() && url.host().endsWith("." + host);
    return named && url.effectivePort() == (port < 0 ? FetchUrl.defaultPort(url.scheme()) : port);
  }
}
