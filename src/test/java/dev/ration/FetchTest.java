package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** httpFetch: what is admitted, and that what is not never reaches the host (section G). */
class FetchTest {
  private final List<List<?>> calls = new ArrayList<>();
  private final Capability fetch = (arguments, call) -> {
    calls.add(arguments);
    return "body";
  };

  private EvalOptions options(FetchPolicy.Builder policy) {
    return EvalOptions.builder().capabilities(Map.of("fetch", fetch)).fetchPolicy(policy.build()).build();
  }

  private static FetchPolicy.Builder policy() {
    return FetchPolicy.builder();
  }

  /** What the guest catches; nothing was called (row 130). */
  private String refused(String request, FetchPolicy.Builder policy) {
    int before = calls.size();
    EvalResult r = Eval.run("try { httpFetch(" + request + "); return 'not refused' } catch (e) { return e.name + ': ' + e.message }",
        options(policy));
    assertTrue(r.isOk(), r::toString);
    assertEquals(before, calls.size(), "called");
    String message = (String) r.value();
    assertTrue(message.startsWith("Error: "), message);
    return message.substring(7);
  }

  private String refused(String request) {
    return refused(request, policy());
  }

  /** What the capability was called with. */
  private Map<?, ?> admitted(String request, FetchPolicy.Builder policy) {
    EvalResult r = Eval.run("httpFetch(" + request + ")", options(policy));
    assertTrue(r.isOk(), r::toString);
    assertEquals("body", r.value());
    List<?> call = calls.get(calls.size() - 1);
    assertEquals(2, call.size());
    return (Map<?, ?>) call.get(1);
  }

  private String admittedUrl(String request, FetchPolicy.Builder policy) {
    admitted(request, policy);
    return (String) calls.get(calls.size() - 1).get(0);
  }

  @Test
  void namedArgumentsOnly() { // row 107
    assertEquals("httpFetch's url must be a string", refused("{url: 1}"));
    assertEquals("httpFetch's url must be a string", refused("{}"));
    assertEquals("httpFetch's url must be a string", refused("{method: 'GET'}"));
    String named = "httpFetch takes one object with named arguments: url, method, headers, body, responseType";
    assertEquals(named, refused(""));
    assertEquals(named, refused("'https://a.test/'"));
    assertEquals(named, refused("'https://a.test/', {method: 'GET'}"));
    assertEquals(named, refused("['https://a.test/']"));
    assertEquals(named, refused("{url: 'https://a.test/'}, {}"));
    assertEquals("httpFetch has no argument 'redirect'", refused("{url: 'https://a.test/', redirect: 'follow'}"));
    assertEquals("httpFetch has no argument 'credentials'", refused("{url: 'https://a.test/', credentials: 'include'}"));
    assertEquals("httpFetch's responseType must be a string", refused("{url: 'https://a.test/', responseType: 1}"));
  }

  @Test
  void urlAndInit() { // row 108
    Map<?, ?> init = admitted("{url: 'https://a.test/', method: 'POST', headers: {accept: 'text/plain'}, body: 'x',"
        + " responseType: 'text'}", policy().methods("POST"));
    assertEquals(List.of("https://a.test/", Map.of("method", "POST", "headers",
        Map.of("Accept", "text/plain", "X-Agent-Depth", "1"), "body", "x", "responseType", "text")), calls.get(0));
    assertThrows(UnsupportedOperationException.class, init::clear);
    assertThrows(UnsupportedOperationException.class, ((Map<?, ?>) init.get("headers"))::clear);
    assertEquals(Map.of("method", "GET", "headers", Map.of("X-Agent-Depth", "1")), admitted(
        "{url: 'https://a.test/', method: undefined, headers: undefined, body: undefined, responseType: undefined}", policy()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"file:///etc/passwd", "FILE:/etc/passwd", "ftp://a.test/", "data:text/plain,x", "blob:https://a.test/1",
      "jar:https://a.test/x!/", "javascript:1", "fi\\nle:///etc/passwd", " \\u0000file:///x", "gopher://a.test/", "ws://a.test/"})
  void schemes(String url) { // row 109; attack 40
    for (FetchPolicy.Builder policy : List.of(policy(), policy().domains("a.test"))) {
      String message = refused("{url: '" + url + "'}", policy);
      assertTrue(message.startsWith("httpFetch's url must be http or https, not '"), message);
    }
    assertEquals("http://a.test/", admittedUrl("{url: 'http://a.test'}", policy()));
  }

  @Test
  void methods() { // row 110, row 112
    assertEquals("method 'POST' is not allowed: the host admits methods with fetchPolicy.methods",
        refused("{url: 'https://a.test/', method: 'POST'}"));
    assertEquals("method 'DELETE' is not allowed: the host admits methods with fetchPolicy.methods",
        refused("{url: 'https://a.test/', method: 'delete'}", policy().methods("post")));
    assertEquals("HEAD", admitted("{url: 'https://a.test/', method: 'head'}", policy()).get("method"));
    assertEquals("PATCH", admitted("{url: 'https://a.test/', method: 'patch'}", policy().methods("Patch")).get("method"));
    assertEquals("httpFetch's method must be a string", refused("{url: 'https://a.test/', method: 1}"));
    for (String trick : List.of("GET ", "GET\\r\\nX: y", "", "G\\u0130T", "po\\u017ft", "GET HTTP/1.1")) {
      assertTrue(refused("{url: 'https://a.test/', method: '" + trick + "'}", policy().methods("POST")).contains("is not allowed"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"CONNECT", "TRACE", "TRACK", "trace"})
  void neverAdmitted(String method) { // row 111
    assertEquals("method '" + method.toUpperCase(java.util.Locale.ROOT) + "' is not allowed",
        refused("{url: 'https://a.test/', method: '" + method + "'}", policy().methods(method)));
  }

  @Test
  void closedListOfHeaders() { // row 113
    for (String name : List.of("Accept", "Accept-Language", "Authorization", "Cache-Control", "Content-Language", "Content-Type",
        "If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since", "If-Range", "Range", "User-Agent", "X-API-Key",
        "X-Request-Id", "X-Correlation-Id", "X-Requested-With")) {
      assertEquals(Map.of(name, "v", "X-Agent-Depth", "1"),
          admitted("{url: 'https://a.test/', headers: {'" + name.toLowerCase(java.util.Locale.ROOT) + "': ' v\\t'}}", policy())
              .get("headers"));
    }
  }

  /** row 113, row 116: nothing is left out in silence; attack 40. */
  @ParameterizedTest
  @ValueSource(strings = {"Cookie", "cookie", "Cookie2", "Set-Cookie", "Host", "Content-Length", "Transfer-Encoding", "TE", "Trailer",
      "Connection", "Keep-Alive", "Upgrade", "Expect", "Via", "Forwarded", "X-Forwarded-For", "X-Forwarded-Host",
      "X-Forwarded-Proto", "X-Real-IP", "X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override", "X-Envoy-Original-Path",
      "X-Original-URL", "X-Rewrite-URL", "Origin", "Referer", "Sec-Fetch-Site", "Sec-WebSocket-Key", "Proxy-Authorization",
      "Proxy-Connection", "Accept-Encoding", "Date", "DNT", "X-Agent-Depth", "x-agent-depth", "constructor", "Accept "})
  void otherHeaders(String name) {
    assertEquals("'" + name + "' header cannot be set by an agent",
        refused("{url: 'https://a.test/', headers: {Accept: '*/*', '" + name + "': 'x'}}"));
  }

  @Test
  void widerLists() { // row 114
    FetchPolicy.Builder wide = policy().headers("x-custom-thing", "X-Agent-Depth");
    assertEquals(Map.of("x-custom-thing", "1", "X-Agent-Depth", "1"),
        admitted("{url: 'https://a.test/', headers: {'X-Custom-Thing': '1'}}", wide).get("headers"));
    assertEquals("'X-Custom-Things' header cannot be set by an agent",
        refused("{url: 'https://a.test/', headers: {'X-Custom-Things': '1'}}", wide));
    assertEquals("'X-Agent-Depth' header cannot be set by an agent", // row 142
        refused("{url: 'https://a.test/', headers: {'X-Agent-Depth': '0'}}", wide));
    assertThrows(IllegalArgumentException.class, () -> policy().headers("a b"));
    assertThrows(IllegalArgumentException.class, () -> policy().headers((String) null));
    assertThrows(IllegalArgumentException.class, () -> policy().methods("GET\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{Accept: 1}", "{Accept: null}", "{Accept: ['a']}", "[['Accept', 'a']]", "'Accept: a'", "1", "true"})
  void headersAreStrings(String headers) { // row 115
    assertEquals("httpFetch's headers must be an object of strings", refused("{url: 'https://a.test/', headers: " + headers + "}"));
  }

  @Test
  void headerTricks() { // row 115, row 116
    for (String value : List.of("a\\r\\nCookie: x", "a\\nb", "a\\u0000", "é", "\\u010aX: y", "\\x7f")) {
      assertEquals("'Accept' header has a character that headers cannot hold",
          refused("{url: 'https://a.test/', headers: {Accept: '" + value + "'}}"));
    }
    assertEquals("'Accept' header is given twice", refused("{url: 'https://a.test/', headers: {Accept: 'a', accept: 'b'}}"));
    assertEquals("'?evil' header cannot be set by an agent", refused("{url: 'https://a.test/', headers: {'\\nevil': 'a'}}"));
  }

  @Test
  void bodies() { // row 117
    assertEquals(Map.of("a", 1L), admitted("{url: 'https://a.test/', method: 'POST', body: {a: 1}}", policy().methods("POST"))
        .get("body"));
    assertEquals("a GET request has no body", refused("{url: 'https://a.test/', body: 'x'}"));
    assertEquals("a HEAD request has no body", refused("{url: 'https://a.test/', method: 'head', body: {}}"));
    assertTrue(refused("{url: 'https://a.test/', method: 'POST', body: 'x'}").contains("is not allowed"));
    assertEquals("httpFetch's body cannot hold a BigInt",
        refused("{url: 'https://a.test/', method: 'POST', body: {a: [1n]}}", policy().methods("POST")));
  }

  @Test
  void jsonIsPaidForBeforeItIsBuilt() { // row 117
    // Control characters cross at 2 bytes each and are 6 in JSON.
    String body = "'\\u0001'.repeat(100000)";
    String request = "{url: 'https://a.test/', method: 'POST', body: %s}";
    EvalOptions options = options(policy().methods("POST"));
    long text = Eval.run("httpFetch(" + request.formatted(body) + ")", options).fuelUsed();
    long json = Eval.run("httpFetch(" + request.formatted("[" + body + "]") + ")", options).fuelUsed();
    assertTrue(json - text > 600_000 / 16 && json - text < 600_000 / 16 + 100, json + " - " + text);
    int before = calls.size();
    EvalResult r = Eval.run("httpFetch(" + request.formatted("[" + body + "]") + ")", options.toBuilder().fuel(text + 1_000).build());
    assertEquals(EvalError.Kind.FUEL, r.error().orElseThrow().kind());
    assertEquals(before, calls.size());
    assertEquals("httpFetch's body is over the 4194304-byte limit; raise it with crossingBytes",
        refused(request.formatted("['\\u0001'.repeat(1000000)]"), policy().methods("POST")));
  }

  @Test
  void destinations() { // row 118
    assertEquals("https://b.test/", admittedUrl("{url: 'https://b.test'}", policy()));
    assertEquals("'b.test' is not in allowlist (fetchPolicy.domains)", refused("{url: 'https://b.test'}", policy().domains("a.test")));
    assertEquals("'b.test' is not in allowlist (fetchPolicy.domains)", refused("{url: 'https://b.test'}", policy().domains()));
    assertEquals("https://a.test/", admittedUrl("{url: 'https://A.TEST./'}", policy().domains("b.test", "a.Test.")));
  }

  @ParameterizedTest
  @CsvSource({
      "api.github.com, https://api.github.com/, true",
      "api.github.com, http://api.github.com/, true",
      "api.github.com, https://api.github.com:443/, true",
      "api.github.com, https://api.github.com:6379/, false",
      "api.github.com, http://api.github.com:443/, false",
      "api.github.com, https://xapi.github.com/, false",
      "api.github.com, https://x.api.github.com/, false",
      "api.github.com, https://github.com/, false",
      "api.github.com, https://api.github.com.evil.test/, false",
      "api.github.com, https://api.github.com@evil.test/, false",
      "api.github.com, https://evil.test\\@api.github.com/, false",
      "api.github.com, https://evil.test#@api.github.com/, false",
      "api.github.com, https://evil.test?@api.github.com/, false",
      "api.github.com:8443, https://api.github.com:8443/, true",
      "api.github.com:8443, https://api.github.com/, false",
      "*.x.test, https://x.test/, true",
      "*.x.test, https://a.b.x.test/, true",
      "*.x.test, https://ax.test/, false",
      "*.x.test, https://a.x.test:81/, false",
      "*.x.test:81, https://a.x.test:81/, true",
      "127.0.0.1, http://2130706433/, true",
      "[::1]:81, http://[0:0::1]:81/, true",
  })
  void entries(String entry, String url, boolean admitted) { // row 119
    String request = "{url: '" + url.replace("\\", "\\\\") + "'}";
    if (admitted) {
      admitted(request, policy().domains(entry));
    } else {
      String message = refused(request, policy().domains(entry));
      assertTrue(message.contains("is not in allowlist"), message);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "*", "*.", "https://a.test", "a.test/x", "a.test:", "a.test:x", "a b", "bücher.test", "*.1.2.3.4", "*.*.a",
      "a.*.test", "user@a.test"})
  void wrongEntries(String entry) { // row 119
    assertThrows(IllegalArgumentException.class, () -> policy().domains(entry));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/admin", "//evil/x", "?x=1", "x", "", "#", "\\\\\\\\evil/x", "/\\\\evil", " //a.test/", "/\\t/evil/x"})
  void relative(String url) { // row 120
    String message = refused("{url: '" + url + "'}", policy().domains("a.test", "evil"));
    assertTrue(message.endsWith("is relative, and an allowlist needs an absolute URL"), message);
    calls.clear();
    admitted("{url: '" + url + "'}", policy());
  }

  @Test
  void whatIsHandedOn() { // row 121
    assertEquals("'169.254.169.254' is not in allowlist (fetchPolicy.domains)",
        refused("{url: 'https://good@169.254.169.254/'}", policy().domains("good")));
    assertEquals("httpFetch's url must not hold a user name or password", refused("{url: 'https://good@169.254.169.254/'}"));
    assertEquals("httpFetch's url must not hold a user name or password",
        refused("{url: 'https://u:p@a.test/'}", policy().domains("a.test")));
    assertEquals("https://a.test/@evil.test/", admittedUrl("{url: 'https:\\\\\\\\a.test\\\\@evil.test/'}", policy().domains("a.test")));
    assertEquals("http://127.0.0.1/x", admittedUrl("{url: ' hTTp://0x7f.1/y/../x#f'}", policy()));
    assertTrue(refused("{url: 'https://b\\u00fccher.test/'}").contains("Punycode"));
  }

  @Test
  void invisible() { // row 122
    assertEquals("undefinedundefinedundefined", Eval.run("typeof fetchPolicy + typeof FetchPolicy + typeof allowedFetchMethods",
        options(policy().domains("a.test").methods("POST"))).value());
    EvalResult widened = Eval.run("fetchPolicy = {methods: ['POST']}; httpFetch({url: 'https://a.test/', method: 'POST'})",
        options(policy()).toBuilder().context(Map.of("fetchPolicy", Map.of("methods", List.of("POST")))).build());
    assertTrue(widened.error().orElseThrow().message().contains("is not allowed"));
    assertTrue(calls.isEmpty());
  }

  @Test
  void refusalsCostTheBaseAndTheWalk() { // row 130, row 129
    EvalOptions options = options(policy());
    String code = "let r = {url: '%s'}; try { httpFetch(r) } catch (e) {}";
    long small = Eval.run(code.formatted("file:///x"), options).fuelUsed();
    long large = Eval.run(code.formatted("file:///x" + "x".repeat(1_600)), options).fuelUsed();
    assertTrue(small > 200 && small < 300, "" + small);
    assertEquals(200, large - small, 10);
    assertTrue(calls.isEmpty());
    long one = Eval.run("let r = {url: 'https://a.test/'}; httpFetch(r)", options).fuelUsed();
    long two = Eval.run("let r = {url: 'https://a.test/'}; httpFetch(r); httpFetch(r)", options).fuelUsed();
    assertTrue(two - one > 200, one + " " + two);
    EvalResult loop = Eval.run("for (;;) try { httpFetch({url: 'file:///x'}) } catch (e) {}", options.toBuilder().fuel(2_000).build());
    assertEquals(EvalError.Kind.FUEL, loop.error().orElseThrow().kind());
    assertEquals(3, calls.size());
  }

  @Test
  void depthOfAgents() { // row 142
    EvalOptions nine = options(policy()).toBuilder().requestDepth(9).build();
    assertTrue(Eval.run("httpFetch({url: 'https://a.test/'})", nine).isOk());
    assertEquals(Map.of("X-Agent-Depth", "10"), ((Map<?, ?>) calls.get(0).get(1)).get("headers"));
    assertEquals("Agent request depth exceeded (max 10). This prevents recursive agent loops.", Eval.run(
        "httpFetch({url: 'https://a.test/'})", nine.toBuilder().requestDepth(10).build()).error().orElseThrow().message());
    assertEquals(1, calls.size());
  }

  @Test
  void thePolicyIsAnOption() {
    EvalOptions options = options(policy().domains("a.test"));
    assertEquals(options.fetchPolicy(), options.toBuilder().build().fetchPolicy());
    assertThrows(IllegalArgumentException.class, () -> EvalOptions.builder().fetchPolicy(null));
    assertFalse(Eval.run("runCode({code: \"httpFetch({url: 'https://b.test/'})\"})", options.toBuilder().capabilities(
        Map.of("fetch", fetch, "code.transpile", Capabilities.transpiler())).build()).isOk());
    assertTrue(calls.isEmpty());
  }
}
