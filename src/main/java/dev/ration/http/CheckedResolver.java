package dev.ration.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.function.Predicate;
import org.apache.hc.client5.http.DnsResolver;

/**
 * Resolves a name once, for the connection that is then made to the very addresses returned here, and refuses the name if any of
 * them is not permitted: a name with one private address is a trap.
 */
final class CheckedResolver implements DnsResolver {
  private final DnsResolver resolver;
  private final Predicate<InetAddress> permitted;

  CheckedResolver(DnsResolver resolver, Predicate<InetAddress> permitted) {
    this.resolver = resolver;
    this.permitted = permitted;
  }

  /** A host that the guest may not reach. */
  static final class NotPermitted extends UnknownHostException {
    private static final long serialVersionUID = 1;

    NotPermitted(String host) {
      super("httpFetch may not connect to '" + host + "': its address is not public");
    }
  }

  @Override
  public InetAddress[] resolve(String host) throws UnknownHostException {
    InetAddress[] found = resolver.resolve(host);
    if (found == null || found.length == 0) {
      throw new UnknownHostException(host);
    }
    if (!Arrays.stream(found).allMatch(permitted)) {
      throw new NotPermitted(host);
    }
    return found;
  }

  @Override
  public String resolveCanonicalHostname(String host) {
    return host;
  }
}
