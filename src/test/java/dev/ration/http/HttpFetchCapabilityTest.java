package dev.ration.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.CancelToken;
import dev.ration.Capability;
import dev.ration.Eval;
import dev.ration.EvalError;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import dev.ration.FetchPolicy;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apache.hc.client5.http.DnsResolver;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ready-made client against a server on loopback, which only these tests permit (rows 123 to 129). */
@Timeout(60)
class HttpFetchCapabilityTest {
  private LoopbackServer server;
  private HttpFetchCapability fetch;
  private final AtomicInteger resolved = new AtomicInteger();

  @AfterEach
  void stop() throws IOException {
    if (fetch != null) {
      fetch.close();
    }
    if (server != null) {
      server.close();
    }
  }

  /** Names ending in .private lead to addresses that nobody outside may reach; the others to the server. */
  private InetAddress[] resolve(String host) throws UnknownHostException {
    resolved.incrementAndGet();
    return switch (host) {
      case "inside.private" -> new InetAddress[] {InetAddress.getByName("10.0.0.7")};
      case "metadata.google.internal" -> new InetAddress[] {InetAddress.getByName("169.254.169.254")};
      case "mixed.private" -> new InetAddress[] {InetAddress.getByName("127.0.0.1"), InetAddress.getByName("192.168.0.1")};
      case "nowhere.test" -> throw new UnknownHostException(host);
      default -> InetAddress.getAllByName(host.endsWith(".test") ? "127.0.0.1" : host);
    };
  }

  private DnsResolver resolver() {
    return new DnsResolver() {
      @Override
      public InetAddress[] resolve(String host) throws UnknownHostException {
        return HttpFetchCapabilityTest.this.resolve(host);
      }

      @Override
      public String resolveCanonicalHostname(String host) {
        throw new AssertionError("resolved again");
      }
    };
  }

  /** Permits loopback besides what is public. */
  private HttpFetchCapability.Builder client() {
    return HttpFetchCapability.builder().allowHttp(true).resolver(resolver())
        .permitted(a -> a.isLoopbackAddress() || PublicAddresses.isPublic(a));
  }

  private void serve(LoopbackServer.Handler handler) throws IOException {
    server = new LoopbackServer(handler);
    fetch = client().domains("a.test:" + server.port()).build();
  }

  private void serve(String response) throws IOException {
    serve((asked, out) -> out.write(response.getBytes(StandardCharsets.UTF_8)));
  }

  private static String response(String headers, String body) {
    return "HTTP/1.1 200 OK\r\nContent-Length: " + body.getBytes(StandardCharsets.UTF_8).length + "\r\n" + headers + "\r\n" + body;
  }

  private EvalOptions.Builder options() {
    return EvalOptions.builder().capabilities(Map.of("fetch", fetch)).timeout(Duration.ofSeconds(20))
        .fetchPolicy(FetchPolicy.builder().methods("POST").build());
  }

  private String url(String path) {
    return "http://a.test:" + server.port() + path;
  }

  private EvalResult run(String rest) {
    return Eval.run("httpFetch({url: '" + url("/x") + "'" + rest + "})", options().build());
  }

  private Object value(String rest) {
    EvalResult r = run(rest);
    assertTrue(r.isOk(), r::toString);
    return r.value();
  }

  private String message(EvalResult r) {
    EvalError e = r.error().orElseThrow(() -> new AssertionError(r));
    assertEquals(EvalError.Kind.RUNTIME, e.kind(), e::toString);
    return e.message();
  }

  @Test
  void theBodyAndNothingElse() throws IOException { // row 126
    serve(response("Content-Type: application/json; charset=utf-8\r\n", "{\"a\":[1,2.5,null,true,\"é\"],\"big\":12345678901234567890}"));
    assertEquals(Map.of("a", Arrays.asList(1L, 2.5, null, true, "é"), "big", 12345678901234567890.0), value(""));
    assertTrue(((String) value(", responseType: 'text'")).startsWith("{\"a\""));
    assertEquals("httpFetch's responseType must be 'json' or 'text' here", message(run(", responseType: 'blob'")));
  }

  @Test
  void textByDefault() throws IOException { // row 126
    serve(response("Content-Type: text/html\r\n", "\ufeff<é>"));
    assertEquals("<é>", value(""));
    assertEquals("httpFetch could not read the body as JSON: it is not JSON", message(run(", responseType: 'json'")));
  }

  /** row 126: a host function that answers with a response object is refused at the boundary. */
  @Test
  void aResponseIsRefused() {
    Capability wrong = (arguments, call) -> new Object() {
      @Override
      public String toString() {
        throw new AssertionError("called");
      }
    };
    EvalError e = Eval.run("try { httpFetch({url: 'https://a.test/'}) } catch (e) {}",
        EvalOptions.builder().capabilities(Map.of("fetch", wrong)).build()).error().orElseThrow();
    assertEquals(EvalError.Kind.BOUNDARY, e.kind());
    assertTrue(e.message().startsWith("Capability boundary rejected the return of 'httpFetch': "), e.message());
  }

  @Test
  void whatIsSent() throws Exception { // row 124: no ambient credentials; row 142
    serve(response("Set-Cookie: s=1\r\n", ""));
    value(", headers: {accept: 'text/plain'}");
    LoopbackServer.Asked first = server.asked.take();
    assertEquals("GET /x HTTP/1.1", first.line());
    assertEquals("text/plain", first.header("Accept"));
    assertEquals("1", first.header("X-Agent-Depth"));
    assertEquals("a.test:" + server.port(), first.header("Host"));
    assertEquals("ration", first.header("User-Agent"));
    value("");
    LoopbackServer.Asked second = server.asked.take();
    for (String name : List.of("Cookie", "Authorization", "Referer", "Origin", "Accept-Encoding", "Upgrade", "Expect")) {
      assertNull(second.header(name), name);
    }
  }

  @Test
  void bodiesAreSent() throws Exception { // row 117
    serve(response("", "ok"));
    value(", method: 'post', body: {a: [1, 'x\\n', null], b: {}}");
    LoopbackServer.Asked json = server.asked.take();
    assertEquals("POST /x HTTP/1.1", json.line());
    assertEquals("{\"a\":[1,\"x\\n\",null],\"b\":{}}", json.body());
    assertEquals("application/json", json.header("Content-Type"));
    value(", method: 'POST', body: 'a=1', headers: {'Content-Type': 'application/x-www-form-urlencoded'}");
    LoopbackServer.Asked form = server.asked.take();
    assertEquals("a=1", form.body());
    assertEquals("application/x-www-form-urlencoded", form.header("Content-Type"));
    assertEquals("3", form.header("Content-Length"));
  }

  @ParameterizedTest
  @ValueSource(ints = {301, 302, 303, 307, 308})
  void redirectsAreData(int status) throws Exception { // row 123
    serve((asked, out) -> out.write((asked.line().startsWith("GET /x ")
        ? "HTTP/1.1 " + status + " Moved\r\nLocation: ../y?z\r\nContent-Length: 100\r\n\r\nxx"
        : response("", "there")).getBytes(StandardCharsets.UTF_8)));
    assertEquals(Map.of("redirect", true, "status", (long) status, "location", url("/y?z")), value(""));
    assertEquals(1, server.asked.size());
    assertEquals("there", Eval.run("let r = httpFetch({url: '" + url("/x") + "'}); return httpFetch({url: r.location})",
        options().build()).value());
  }

  @Test
  void redirectsAreJudgedAgain() throws Exception { // row 123
    serve("HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/latest\r\nContent-Length: 0\r\n\r\n");
    assertEquals("Domain not allowed: 169.254.169.254", message(Eval.run(
        "let r = httpFetch({url: '" + url("/x") + "'}); return httpFetch({url: r.location})", options().build())));
    server.close();
    serve("HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n");
    assertEquals("httpFetch's url must be http or https, not 'file'", message(Eval.run(
        "let r = httpFetch({url: '" + url("/x") + "'}); return httpFetch({url: r.location})", options().build())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"304 Not Modified\r\nLocation: /y", "300 Choices\r\nLocation: /y\r\nContent-Length: 0",
      "302 Found\r\nContent-Length: 0", "201 Created\r\nLocation: /y\r\nContent-Length: 0", "204 None"})
  void otherStatusesAreOrdinary(String head) throws Exception { // row 123
    serve("HTTP/1.1 " + head + "\r\n\r\n");
    assertEquals("", value(""));
    assertNull(value(", responseType: 'json'"));
  }

  @Test
  void failuresAreErrors() throws Exception {
    serve("HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nnope!");
    assertEquals("HTTP status 404 from 'a.test'", message(run("")));
    server.close();
    assertEquals("httpFetch could not reach 'a.test'", message(run("")));
    serve("nonsense\r\n\r\n");
    assertEquals("httpFetch could not reach 'a.test'", message(run("")));
  }

  @Test
  void declaredLengthIsRefusedFirst() throws Exception { // row 125
    serve((asked, out) -> {
      out.write("HTTP/1.1 200 OK\r\nContent-Length: 33554432\r\n\r\n".getBytes(StandardCharsets.UTF_8));
      out.flush();
      Thread.sleep(30_000);
    });
    long start = System.nanoTime();
    assertEquals("httpFetch's answer is over the 4194304-byte limit of its body", message(run("")));
    assertTrue(System.nanoTime() - start < 10_000_000_000L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Transfer-Encoding: chunked\r\n", "Connection: close\r\n"})
  void largeBodiesAreCut(String framing) throws Exception { // row 125
    AtomicInteger written = new AtomicInteger();
    boolean chunked = framing.startsWith("T");
    serve((asked, out) -> {
      out.write(("HTTP/1.1 200 OK\r\n" + framing + "\r\n").getBytes(StandardCharsets.UTF_8));
      byte[] block = new byte[65_536];
      for (int i = 0; i < 512; i++) {
        if (chunked) {
          out.write("10000\r\n".getBytes(StandardCharsets.UTF_8));
        }
        out.write(block);
        if (chunked) {
          out.write("\r\n".getBytes(StandardCharsets.UTF_8));
        }
        written.incrementAndGet();
      }
    });
    assertEquals("httpFetch's answer is over the 4194304-byte limit of its body", message(run("")));
    assertNotNull(server.gone.poll(10, TimeUnit.SECONDS), "the client read on");
    assertTrue(written.get() < 400, written + " blocks");
  }

  @Test
  void boundsOfWhatIsMadeOfABody() throws Exception { // row 125
    serve(response("", "[" + "[],".repeat(700_000) + "0]"));
    assertEquals("httpFetch could not read the body as JSON: its value is over 8388672 bytes", message(run(", responseType: 'json'")));
    server.close();
    serve(response("", "[".repeat(20_000) + "]".repeat(20_000)));
    assertEquals("httpFetch could not read the body as JSON: it is not JSON", message(run(", responseType: 'json'")));
    server.close();
    serve(response("", "x".repeat(3_000_000)));
    EvalError e = run("").error().orElseThrow();
    assertEquals(EvalError.Kind.BOUNDARY, e.kind());
    assertTrue(e.message().contains("4194304-byte limit"), e.message());
  }

  @Test
  void endlessHeaders() throws Exception { // row 125
    serve((asked, out) -> {
      out.write("HTTP/1.1 200 OK\r\n".getBytes(StandardCharsets.UTF_8));
      while (true) {
        out.write("X: y\r\n".getBytes(StandardCharsets.UTF_8));
      }
    });
    assertEquals("httpFetch could not reach 'a.test'", message(run("")));
  }

  @Test
  void compressionIsRefused() throws Exception { // row 125
    serve(response("Content-Encoding: gzip\r\n", "x"));
    assertEquals("httpFetch asked for a body without compression, and got one with it", message(run("")));
  }

  private static void drip(OutputStream out) throws Exception {
    out.write("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n".getBytes(StandardCharsets.UTF_8));
    while (true) {
      out.write('x');
      out.flush();
      Thread.sleep(20);
    }
  }

  @Test
  void slowBodiesEndAtTheDeadline() throws Exception { // row 127, row 51
    serve((asked, out) -> drip(out));
    long start = System.nanoTime();
    EvalResult r = Eval.run("httpFetch({url: '" + url("/x") + "'})", options().timeout(Duration.ofMillis(500)).build());
    assertEquals(EvalError.Kind.TIMEOUT, r.error().orElseThrow(() -> new AssertionError(r)).kind());
    assertTrue(System.nanoTime() - start < 10_000_000_000L);
    assertNotNull(server.gone.poll(10, TimeUnit.SECONDS), "still connected");
  }

  @Test
  void timeOfACall() throws Exception { // row 129
    serve((asked, out) -> drip(out));
    EvalResult r = Eval.run("try { httpFetch({url: '" + url("/x") + "'}) } catch (e) { e.message }",
        options().callTimeout(Duration.ofMillis(300)).build());
    assertEquals("Capability 'httpFetch' timed out after 300ms", r.value());
    assertNotNull(server.gone.poll(10, TimeUnit.SECONDS), "still connected");
    fetch.close();
    fetch = client().domains("a.test:" + server.port()).timeout(Duration.ofMillis(300)).build();
    assertEquals("httpFetch timed out", message(run("")));
  }

  @Test
  void silentServers() throws Exception { // row 127
    serve((asked, out) -> Thread.sleep(60_000));
    EvalResult r = Eval.run("httpFetch({url: '" + url("/x") + "'})", options().timeout(Duration.ofMillis(300)).build());
    assertEquals(EvalError.Kind.TIMEOUT, r.error().orElseThrow(() -> new AssertionError(r)).kind());
  }

  @Test
  void cancelledInFlight() throws Exception { // row 127, row 52
    serve((asked, out) -> drip(out));
    ExecutorService executor = Executors.newCachedThreadPool();
    try {
      CancelToken token = CancelToken.create();
      executor.execute(() -> {
        try {
          server.asked.take();
          token.cancel();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      });
      EvalResult r = Eval.run("httpFetch({url: '" + url("/x") + "'})", options().cancel(token).executor(executor).build());
      assertEquals(EvalError.Kind.CANCELLED, r.error().orElseThrow(() -> new AssertionError(r)).kind());
      assertNotNull(server.gone.poll(10, TimeUnit.SECONDS), "still connected");
    } finally {
      executor.shutdownNow();
    }
  }

  @Test
  void mustBeBuiltWithAnAllowList() { // row 128
    assertThrows(IllegalArgumentException.class, () -> HttpFetchCapability.builder().build());
    assertThrows(IllegalArgumentException.class, () -> HttpFetchCapability.builder().domains().build());
    assertThrows(IllegalArgumentException.class, () -> HttpFetchCapability.builder().domains("*"));
    assertThrows(IllegalArgumentException.class, () -> HttpFetchCapability.builder().maxBodyBytes(-1));
    assertThrows(IllegalArgumentException.class, () -> HttpFetchCapability.builder().timeout(Duration.ZERO));
    assertThrows(IllegalArgumentException.class, () -> HttpFetchCapability.builder().maxConnections(0));
  }

  @Test
  void httpsByDefault() throws Exception { // row 128, row 303
    serve(response("", "x"));
    fetch.close();
    fetch = HttpFetchCapability.builder().resolver(resolver()).permitted(a -> true).domains("a.test:" + server.port()).build();
    assertEquals("httpFetch's url must be https here", message(run("")));
    assertEquals(0, resolved.get());
  }

  @Test
  void itsAllowListBinds() throws Exception { // row 128
    serve(response("", "x"));
    for (String url : List.of("http://b.test/", "http://a.test/", "http://a.test.b.test:" + server.port(), "http://127.0.0.1:" + server.port())) {
      assertTrue(message(Eval.run("httpFetch({url: '" + url + "'})", options().build())).startsWith("Domain not allowed: "));
    }
    assertTrue(message(Eval.run("httpFetch({url: '/x'})", options().build())).contains("names no scheme"));
    assertEquals(0, resolved.get());
    assertTrue(server.asked.isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"inside.private", "mixed.private", "metadata.google.internal", "10.0.0.7", "0x0a000007", "169.254.169.254",
      "[fc00::1]", "[::ffff:a00:7]", "[64:ff9b::7f00:1]", "[fe80::1]", "0"})
  void privateAddresses(String host) throws Exception { // row 128; attack 39
    fetch = client().domains(host).build();
    String message = message(Eval.run("httpFetch({url: 'http://" + host + "/'})", options().build()));
    assertTrue(message.startsWith("httpFetch may not connect to '") && message.endsWith("its address is not public"), message);
    assertEquals(1, resolved.get());
  }

  @ParameterizedTest
  @ValueSource(strings = {"127.1", "2130706433", "0x7f000001", "[::1]", "[::ffff:7f00:1]", "localhost", "127.0.0.1.", "metadata.google.internal"})
  void loopbackIsNotPublic(String host) throws Exception { // row 128; attack 39
    server = LoopbackServer.saying(response("", "secret"));
    fetch = HttpFetchCapability.builder().allowHttp(true).domains(host + ":" + server.port()).resolver(resolver()).build();
    String message = message(Eval.run("httpFetch({url: 'http://" + host + ":" + server.port() + "/'})", options().build()));
    assertTrue(message.startsWith("httpFetch may not connect to '"), message);
    assertTrue(server.asked.isEmpty());
  }

  @Test
  void resolvedOnce() throws Exception { // row 128: what was checked is what is connected to
    serve(response("", "x"));
    assertEquals("x", value(""));
    assertEquals(1, resolved.get());
    fetch.close();
    fetch = client().domains("nowhere.test").build();
    assertEquals("httpFetch found no host 'nowhere.test'", message(Eval.run("httpFetch({url: 'http://nowhere.test/'})", options().build())));
  }

  @Test
  void pathsArriveAsTheyWereJudged() throws Exception { // row 121
    serve(response("", "x"));
    for (String[] pair : new String[][] {{"//b.test/y", "//b.test/y"}, {"/a/../%2e%2e/b?c=/../d#e", "/b?c=/../d"},
        {"?q", "/?q"}, {"/a%2f..%2fb%0d%0a", "/a%2f..%2fb%0d%0a"}}) {
      EvalResult r = Eval.run("httpFetch({url: '" + url(pair[0]) + "'})", options().build());
      assertTrue(r.isOk(), r::toString);
      assertEquals("GET " + pair[1] + " HTTP/1.1", server.asked.take().line());
    }
  }

  @Test
  void headersOfTheClient() throws Exception { // row 114
    serve(response("", "x"));
    for (String name : List.of("Host", "Content-Length", "Transfer-Encoding", "Connection")) {
      assertEquals("'" + name + "' header is the client's", message(Eval.run(
          "httpFetch({url: '" + url("/x") + "', headers: {'" + name + "': '1'}})",
          options().fetchPolicy(FetchPolicy.builder().headers(name).build()).build())));
    }
    assertTrue(server.asked.isEmpty());
  }

  @Test
  void onlyBehindHttpFetch() throws Exception { // row 109: no way around the admission
    serve(response("", "x"));
    assertEquals("HttpFetchCapability stands behind httpFetch only: give it the name fetch", message(Eval.run(
        "get('" + url("/x") + "', {method: 'GET', headers: {Cookie: 'x'}})",
        options().capabilities(Map.of("get", fetch)).build())));
    assertTrue(server.asked.isEmpty());
  }

  @Test
  void manyAtOnce() throws Exception { // row 128
    serve((asked, out) -> out.write(response("", asked.line()).getBytes(StandardCharsets.UTF_8)));
    ExecutorService threads = Executors.newFixedThreadPool(16);
    try {
      List<Callable<Object>> runs = IntStream.range(0, 200).<Callable<Object>>mapToObj(i -> () ->
          Eval.run("httpFetch({url: '" + url("/" + i) + "'})", options().build()).value()).toList();
      int i = 0;
      for (Future<Object> f : threads.invokeAll(runs)) {
        assertEquals("GET /" + i++ + " HTTP/1.1", f.get());
      }
    } finally {
      threads.shutdownNow();
    }
  }
}
