package dev.ration.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Eval;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.List;
import java.util.Map;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.ssl.DefaultClientTlsStrategy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The policy of a network example, all of it at once, with a certificate made for the test (row 303). */
@Timeout(60)
class HttpsTest {
  private static final char[] PASSWORD = "changeit".toCharArray();

  @TempDir Path folder;

  /** A context that has a new certificate for a.test, and trusts no other. */
  private SSLContext tls() throws Exception {
    Path file = folder.resolve("keys.p12");
    Process keytool = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "keytool").toString(), "-genkeypair",
        "-keyalg", "EC", "-dname", "CN=a.test", "-ext", "san=dns:a.test", "-storetype", "PKCS12", "-alias", "a", "-storepass",
        new String(PASSWORD), "-keystore", file.toString()).redirectErrorStream(true).start();
    byte[] said = keytool.getInputStream().readAllBytes();
    assertEquals(0, keytool.waitFor(), () -> new String(said, StandardCharsets.UTF_8));
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      keys.load(in, PASSWORD);
    }
    KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    own.init(keys, PASSWORD);
    TrustManagerFactory trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    KeyStore roots = KeyStore.getInstance("PKCS12");
    roots.load(null, null);
    roots.setCertificateEntry("a", keys.getCertificate("a"));
    trusted.init(roots);
    SSLContext tls = SSLContext.getInstance("TLS");
    tls.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
    return tls;
  }

  private static HttpFetchCapability.Builder client(LoopbackServer server) {
    return HttpFetchCapability.builder().domains("*.test:" + server.port()).permitted(InetAddress::isLoopbackAddress)
        .resolver(new DnsResolver() {
          @Override
          public InetAddress[] resolve(String host) throws UnknownHostException {
            return new InetAddress[] {InetAddress.getByName("127.0.0.1")};
          }

          @Override
          public String resolveCanonicalHostname(String host) {
            return host;
          }
        });
  }

  private static Object fetch(HttpFetchCapability fetch, String url) {
    EvalResult r = Eval.run("try { return httpFetch({url: '" + url + "'}) } catch (e) { return e.message }",
        EvalOptions.builder().capabilities(Map.of("fetch", fetch)).build());
    assertTrue(r.isOk(), r::toString);
    return r.value();
  }

  @Test
  void networkPolicy() throws Exception { // row 303, row 124, row 128
    SSLContext tls = tls();
    String json = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nSet-Cookie: s=1\r\nContent-Length: 9\r\n\r\n{\"n\":[1]}";
    String moved = "HTTP/1.1 302 Found\r\nLocation: https://elsewhere.example/\r\nContent-Length: 0\r\n\r\n";
    try (LoopbackServer server = new LoopbackServer(tls.getServerSocketFactory(), (asked, out) ->
            out.write((asked.line().contains("moved") ? moved : json).getBytes(StandardCharsets.UTF_8)));
        HttpFetchCapability fetch = client(server).tls(new DefaultClientTlsStrategy(tls)).build()) {
      String a = "https://a.test:" + server.port();
      for (int i = 0; i < 2; i++) {
        assertEquals(Map.of("n", List.of(1L)), fetch(fetch, a));
        LoopbackServer.Asked asked = server.asked.take();
        assertNull(asked.header("Cookie"));
        assertNull(asked.header("Authorization"));
      }
      assertEquals(Map.of("redirect", true, "status", 302L, "location", "https://elsewhere.example/"), fetch(fetch, a + "/moved"));
      assertEquals("Domain not allowed: elsewhere.example", fetch(fetch, "https://elsewhere.example/"));
      assertEquals("httpFetch's url must be https here", fetch(fetch, "http://a.test:" + server.port()));
      assertEquals("httpFetch could not reach 'b.test'", fetch(fetch, "https://b.test:" + server.port()));
      assertEquals(1, server.asked.size());
    }
  }

  @Test
  void unknownCertificates() throws Exception { // row 128
    try (LoopbackServer server = new LoopbackServer(tls().getServerSocketFactory(), (asked, out) -> out.write(1));
        HttpFetchCapability fetch = client(server).build()) {
      assertEquals("httpFetch could not reach 'a.test'", fetch(fetch, "https://a.test:" + server.port()));
      assertTrue(server.asked.isEmpty());
    }
  }
}
