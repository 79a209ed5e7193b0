package dev.ration;

import dev.ration.fetch.AllowedDomain;
import dev.ration.fetch.FetchRules;
import java.util.ArrayList;
import java.util.List;

/**
 * What httpFetch admits before the capability {@code fetch} is called (rows 107-122). By default: GET and HEAD, a closed list of
 * headers, and http and https URLs of any host, for the capability to decide about. Immutable.
 */
public final class FetchPolicy {
  /** GET and HEAD, the closed list of headers, any host. */
  public static final FetchPolicy DEFAULT = builder().build();

  private final FetchRules rules;

  private FetchPolicy(Builder b) {
    rules = new FetchRules(b.methods, b.headers, b.domains);
  }

  FetchRules rules() {
    return rules;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Collects what is admitted beyond the defaults. */
  public static final class Builder {
    private static final String TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]{1,128}";

    private final List<String> methods = new ArrayList<>();
    private final List<String> headers = new ArrayList<>();
    private List<AllowedDomain> domains;

    private Builder() {}

    /** Methods besides GET and HEAD, in upper or lower case. CONNECT, TRACE and TRACK stay refused (row 111). */
    public Builder methods(String... methods) {
      for (String method : methods) {
        this.methods.add(FetchRules.upper(token("methods", method)));
      }
      return this;
    }

    /** Names of headers that the code may set besides the closed list of row 113; never {@code X-Agent-Depth}. */
    public Builder headers(String... headers) {
      for (String header : headers) {
        this.headers.add(token("headers", header));
      }
      return this;
    }

    /**
     * The only hosts that requests may go to: {@code host}, {@code host:port}, or {@code *.host} for a domain and all below it. An
     * entry without a port admits the port of the scheme only. From the first call on there is an allow-list, even if no entry is
     * given.
     */
    public Builder domains(String... domains) {
      this.domains = this.domains == null ? new ArrayList<>() : this.domains;
      for (String domain : domains) {
        this.domains.add(AllowedDomain.of(domain));
      }
      return this;
    }

    public FetchPolicy build() {
      return new FetchPolicy(this);
    }

    private static String token(String option, String text) {
      if (text == null || !text.matches(TOKEN)) {
        throw new IllegalArgumentException(option + " must be names, was " + text);
      }
      return text;
    }
  }
}
