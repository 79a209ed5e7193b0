package dev.ration.http;

import dev.ration.Capability;
import dev.ration.CapabilityCall;
import dev.ration.fetch.AllowedDomain;
import dev.ration.fetch.FetchRefused;
import dev.ration.fetch.FetchUrl;
import dev.ration.fetch.JsonBody;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.SystemDefaultDnsResolver;
import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.impl.io.ManagedHttpClientConnectionFactory;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.client5.http.ssl.DefaultClientTlsStrategy;
import org.apache.hc.client5.http.ssl.TlsSocketStrategy;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.io.entity.ByteArrayEntity;
import org.apache.hc.core5.io.Closer;
import org.apache.hc.core5.util.Timeout;

/**
 * A capability {@code fetch} that goes to the network, on the terms of row 128: only to the hosts of its allow-list, by https unless
 * told otherwise, only to public addresses, as they were when they were checked; without redirects, cookies, credentials, proxies
 * or retries; with a bound on what is read and on the time it takes. Any number of runs may share one; close it at the end.
 *
 * <p>Returns the body: with {@code responseType} {@code json} what JSON.parse makes of it, with {@code text} a string, without one
 * whichever the Content-Type says. A redirect is data: {@code {redirect: true, status, location}}. A status of 400 or more is an
 * error, as is whatever fails on the way.
 */
public final class HttpFetchCapability implements Capability, AutoCloseable {
  /** What the client itself says about a message, and only it. */
  private static final Set<String> OF_THE_CLIENT = Set.of("host", "content-length", "transfer-encoding", "connection", "te",
      "trailer", "upgrade", "expect", "keep-alive", "accept-encoding");

  private final List<AllowedDomain> domains;
  private final boolean http;
  private final int maxBodyBytes;
  private final Duration timeout;
  private final CloseableHttpClient client;

  private HttpFetchCapability(Builder b) {
    domains = List.copyOf(b.domains);
    http = b.http;
    maxBodyBytes = b.maxBodyBytes;
    timeout = b.timeout;
    client = client(b);
  }

  private static CloseableHttpClient client(Builder b) {
    Timeout timeout = Timeout.of(b.timeout);
    return HttpClients.custom()
        .setConnectionManager(PoolingHttpClientConnectionManagerBuilder.create()
            .setDnsResolver(new CheckedResolver(b.resolver, b.permitted))
            .setTlsSocketStrategy(b.tls)
            .setMaxConnTotal(b.maxConnections)
            .setMaxConnPerRoute(b.maxConnections)
            .setConnectionFactory(ManagedHttpClientConnectionFactory.builder()
                .http1Config(Http1Config.custom().setMaxLineLength(16_384).setMaxHeaderCount(200).build())
                .build())
            .setDefaultConnectionConfig(ConnectionConfig.custom()
                .setConnectTimeout(timeout)
                .setSocketTimeout(timeout)
                .build())
            .build())
        .setDefaultRequestConfig(RequestConfig.custom()
            .setRedirectsEnabled(false)
            .setAuthenticationEnabled(false)
            .setContentCompressionEnabled(false)
            .setProtocolUpgradeEnabled(false)
            .setExpectContinueEnabled(false)
            .setConnectionRequestTimeout(timeout)
            .setResponseTimeout(timeout)
            .build())
        // A connection is for one request: nothing passes from run to run.
        .setConnectionReuseStrategy((request, response, context) -> false)
        .setUserAgent("ration")
        .disableRedirectHandling()
        .disableCookieManagement()
        .disableAuthCaching()
        .disableAutomaticRetries()
        .disableContentCompression()
        .disableConnectionState()
        .build();
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Ends what is in flight. */
  @Override
  public void close() throws IOException {
    client.close();
  }

  @Override
  public Object call(List<?> arguments, CapabilityCall call) throws Exception {
    if (!call.name().equals("httpFetch") || arguments.size() != 2 || !(arguments.get(1) instanceof Map<?, ?> init)) {
      throw new IllegalStateException("HttpFetchCapability stands behind httpFetch only: give it the name fetch");
    }
    try {
      return fetch(admitted((String) arguments.get(0)), init, call);
    } catch (FetchRefused | CheckedResolver.NotPermitted e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** The allow-list of this client binds whatever a run's own policy says. */
  private FetchUrl admitted(String text) throws FetchRefused, IOException {
    FetchUrl url = FetchUrl.parse(text);
    if (!http && !url.scheme().equals("https")) {
      throw new IOException("httpFetch's url must be https here");
    }
    if (domains.stream().noneMatch(d -> d.admits(url))) {
      throw new IOException("Domain not allowed: " + url.host() + (url.port() < 0 ? "" : ":" + url.port()));
    }
    return url;
  }

  private Object fetch(FetchUrl url, Map<?, ?> init, CapabilityCall call) throws IOException, FetchRefused {
    HttpUriRequestBase request = request(url, init);
    Duration left = call.remaining().compareTo(timeout) < 0 ? call.remaining() : timeout;
    if (left.isZero() || call.isCancelled()) {
      throw new IOException("httpFetch was not made: the time is over");
    }
    Deadline deadline = new Deadline(request, timeout);
    String responseType = (String) init.get("responseType");
    if (responseType != null && !responseType.equals("json") && !responseType.equals("text")) {
      throw new IOException("httpFetch's responseType must be 'json' or 'text' here");
    }
    try (CapabilityCall.Registration end = call.onCancel(request::abort); deadline) {
      HttpHost target = new HttpHost(url.scheme(), url.host().startsWith("[")
          ? url.host().substring(1, url.host().length() - 1) : url.host(), url.port());
      ClassicHttpResponse response = client.executeOpen(target, request, null);
      try {
        return Answer.of(response, url, request.getMethod(), responseType, maxBodyBytes, call);
      } finally {
        // First: closing a stream would read it to its end.
        request.abort();
        Closer.closeQuietly(response);
      }
    } catch (CheckedResolver.NotPermitted e) {
      throw e;
    } catch (UnknownHostException e) {
      throw new IOException("httpFetch found no host '" + url.host() + "'", e);
    } catch (InterruptedIOException e) {
      throw new IOException("httpFetch timed out", e);
    } catch (Answer.Failed e) {
      throw e;
    } catch (IOException e) {
      throw new IOException(deadline.isOver() ? "httpFetch timed out" : "httpFetch could not reach '" + url.host() + "'", e);
    }
  }

  private static HttpUriRequestBase request(FetchUrl url, Map<?, ?> init) throws IOException, FetchRefused {
    HttpUriRequestBase request = new HttpUriRequestBase((String) init.get("method"), URI.create("/"));
    request.setPath(url.path());
    boolean typed = false;
    for (Map.Entry<?, ?> header : ((Map<?, ?>) init.get("headers")).entrySet()) {
      String name = (String) header.getKey();
      if (OF_THE_CLIENT.contains(name.toLowerCase(Locale.ROOT))) {
        throw new IOException("'" + name + "' header is the client's");
      }
      typed |= name.equalsIgnoreCase("Content-Type");
      request.setHeader(name, header.getValue());
    }
    Object body = init.get("body");
    if (body != null) {
      if (!typed) {
        request.setHeader("Content-Type", body instanceof String ? "text/plain; charset=UTF-8" : "application/json");
      }
      request.setEntity(new ByteArrayEntity(JsonBody.text(body).getBytes(StandardCharsets.UTF_8), null));
    }
    return request;
  }

  /** Collects the terms; {@link #domains} must be among them. */
  public static final class Builder {
    private final List<AllowedDomain> domains = new ArrayList<>();
    private boolean http;
    private int maxBodyBytes = 4 << 20;
    private int maxConnections = 100;
    private Duration timeout = Duration.ofSeconds(30);
    private TlsSocketStrategy tls = DefaultClientTlsStrategy.createDefault();
    private DnsResolver resolver = SystemDefaultDnsResolver.INSTANCE;
    private Predicate<InetAddress> permitted = PublicAddresses::isPublic;

    private Builder() {}

    /** Hosts that may be asked, as in {@link dev.ration.FetchPolicy.Builder#domains}. */
    public Builder domains(String... domains) {
      for (String domain : domains) {
        this.domains.add(AllowedDomain.of(domain));
      }
      return this;
    }

    /** Whether http will do, without the s: then anybody on the way may read and write what is sent. */
    public Builder allowHttp(boolean http) {
      this.http = http;
      return this;
    }

    /** Most bytes of a body that are read, 4 MB by default; a longer one is an error. */
    public Builder maxBodyBytes(int maxBodyBytes) {
      if (maxBodyBytes < 0) {
        throw new IllegalArgumentException("maxBodyBytes must be a non-negative number, was " + maxBodyBytes);
      }
      this.maxBodyBytes = maxBodyBytes;
      return this;
    }

    /** Most requests at one time, 100 by default; others wait. */
    public Builder maxConnections(int maxConnections) {
      if (maxConnections < 1) {
        throw new IllegalArgumentException("maxConnections must be a positive number, was " + maxConnections);
      }
      this.maxConnections = maxConnections;
      return this;
    }

    /** Longest time of one request from first to last byte, 30 s by default; the run's own deadlines end it earlier. */
    public Builder timeout(Duration timeout) {
      if (timeout == null || timeout.toMillis() < 1) {
        throw new IllegalArgumentException("timeout must be a positive time, was " + timeout);
      }
      this.timeout = timeout;
      return this;
    }

    /** For tests. */
    Builder resolver(DnsResolver resolver) {
      this.resolver = resolver;
      return this;
    }

    /** For tests: whom to trust. */
    Builder tls(TlsSocketStrategy tls) {
      this.tls = tls;
      return this;
    }

    /** For tests: a server on loopback is not public. */
    Builder permitted(Predicate<InetAddress> permitted) {
      this.permitted = permitted;
      return this;
    }

    /** @throws IllegalArgumentException without an allow-list */
    public HttpFetchCapability build() {
      if (domains.isEmpty()) {
        throw new IllegalArgumentException("domains must name the hosts that may be asked, was empty");
      }
      return new HttpFetchCapability(this);
    }
  }
}
