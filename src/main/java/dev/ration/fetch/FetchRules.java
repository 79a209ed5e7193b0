package dev.ration.fetch;

import dev.ration.host.Absent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What httpFetch admits, before any code of the host's runs (rows 107 to 122). Whatever is not admitted is refused, and never
 * left out in silence.
 */
public final class FetchRules {
  /** The header that carries the depth of agents that call one another (row 142). */
  public static final String DEPTH_HEADER = "X-Agent-Depth";

  /** Methods that no list admits (row 111). */
  private static final Set<String> NEVER = Set.of("CONNECT", "TRACE", "TRACK");
  private static final Set<String> ARGUMENTS = Set.of("url", "method", "headers", "body", "responseType");
  /** What guests may set (row 113). */
  private static final List<String> HEADERS = List.of("Accept", "Accept-Language", "Authorization", "Cache-Control",
      "Content-Language", "Content-Type", "If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since", "If-Range",
      "Range", "User-Agent", "X-API-Key", "X-Request-Id", "X-Correlation-Id", "X-Requested-With");

  /** GET and HEAD, the closed list of headers, to wherever the host's function goes. */
  public static final FetchRules DEFAULT = new FetchRules(List.of(), List.of(), null);

  private final List<String> methods;
  /** Lower-case name to the name that is sent. */
  private final Map<String, String> headers;
  /** Null where the host decides alone. */
  private final List<AllowedDomain> domains;

  /**
   * @param methods in upper case, besides GET and HEAD
   * @param headers besides the closed list
   * @param domains the allow-list, or null for none
   */
  public FetchRules(List<String> methods, List<String> headers, List<AllowedDomain> domains) {
    List<String> admitted = new ArrayList<>(List.of("GET", "HEAD"));
    methods.stream().filter(m -> !NEVER.contains(m)).forEach(admitted::add);
    this.methods = List.copyOf(admitted);
    Map<String, String> names = new HashMap<>();
    HEADERS.forEach(name -> names.put(FetchUrl.lower(name), name));
    headers.forEach(name -> names.putIfAbsent(FetchUrl.lower(name), name));
    names.remove(FetchUrl.lower(DEPTH_HEADER));
    this.headers = Map.copyOf(names);
    this.domains = domains == null ? null : List.copyOf(domains);
  }

  /** A request that was admitted; {@code body} and {@code responseType} may be null. */
  public record Request(String url, String method, Map<String, String> headers, Object body, String responseType) {

    /** What goes beside the URL (row 108), with all the headers that are sent. */
    public Map<String, Object> init(Map<String, String> allHeaders) {
      Map<String, Object> init = new LinkedHashMap<>();
      init.put("method", method);
      init.put("headers", Collections.unmodifiableMap(allHeaders));
      if (body != null) {
        init.put("body", body);
      }
      if (responseType != null) {
        init.put("responseType", responseType);
      }
      return Collections.unmodifiableMap(init);
    }
  }

  /** Judges what the guest passed, as detached data. */
  public Request admit(List<?> arguments) throws FetchRefused {
    if (arguments.size() != 1 || !(arguments.get(0) instanceof Map<?, ?> request)) {
      throw new FetchRefused("httpFetch takes one object with named arguments: url, method, headers, body, responseType");
    }
    if (!(request.get("url") instanceof String text)) {
      throw new FetchRefused("httpFetch's url must be a string");
    }
    for (Object name : request.keySet()) {
      if (!ARGUMENTS.contains(name)) {
        throw new FetchRefused("httpFetch has no argument '" + FetchRefused.shown((String) name) + "'");
      }
    }
    String url = url(text);
    String method = method(given(request, "method"));
    Map<String, String> sent = headers(given(request, "headers"));
    Object body = given(request, "body");
    if (body != null && (method.equals("GET") || method.equals("HEAD"))) {
      throw new FetchRefused("a " + method + " request has no body");
    }
    Object responseType = given(request, "responseType");
    if (responseType != null && !(responseType instanceof String)) {
      throw new FetchRefused("httpFetch's responseType must be a string");
    }
    return new Request(url, method, sent, body, (String) responseType);
  }

  /** An argument, or null where it is left out. */
  private static Object given(Map<?, ?> request, String name) {
    Object value = request.get(name);
    return value == Absent.UNDEFINED ? null : value;
  }

  private String url(String text) throws FetchRefused {
    FetchUrl url = FetchUrl.parseReference(text);
    if (domains != null) {
      if (url.isRelative()) {
        throw new FetchRefused("httpFetch's url '" + FetchRefused.shown(text)
            + "' is relative, and an allowlist needs an absolute URL");
      }
      if (domains.stream().noneMatch(d -> d.admits(url))) {
        throw new FetchRefused("'" + FetchRefused.shown(url.host()) + (url.port() < 0 ? "" : ":" + url.port())
            + "' is not in allowlist (fetchPolicy.domains)");
      }
    }
    if (url.hasCredentials()) {
      throw new FetchRefused("httpFetch's url must not hold a user name or password");
    }
    return url.toString();
  }

  private String method(Object given) throws FetchRefused {
    if (given == null) {
      return "GET";
    }
    if (!(given instanceof String text)) {
      throw new FetchRefused("httpFetch's method must be a string");
    }
    String method = text.length() > 32 ? text : upper(text);
    if (!methods.contains(method)) {
      throw new FetchRefused("method '" + FetchRefused.shown(method) + "' is not allowed"
          + (NEVER.contains(method) ? "" : ": the host admits methods with fetchPolicy.methods"));
    }
    return method;
  }

  /** ASCII only: the dotless i is no I. */
  public static String upper(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      out.append(c >= 'a' && c <= 'z' ? (char) (c - 32) : c);
    }
    return out.toString();
  }

  private Map<String, String> headers(Object given) throws FetchRefused {
    Map<String, String> sent = new LinkedHashMap<>();
    if (given == null) {
      return sent;
    }
    if (!(given instanceof Map<?, ?> map)) {
      throw new FetchRefused("httpFetch's headers must be an object of strings");
    }
    Map<String, String> seen = new TreeMap<>();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      String name = (String) entry.getKey();
      String known = name.length() > 128 ? null : headers.get(FetchUrl.lower(name));
      if (known == null) {
        throw new FetchRefused("'" + FetchRefused.shown(name) + "' header cannot be set by an agent");
      }
      if (!(entry.getValue() instanceof String value)) {
        throw new FetchRefused("httpFetch's headers must be an object of strings");
      }
      if (seen.put(known, name) != null) {
        throw new FetchRefused("'" + known + "' header is given twice");
      }
      sent.put(known, value(known, value));
    }
    return sent;
  }

  /** Visible ASCII, spaces and tabs: nothing that ends a line, and nothing that servers read in different ways. */
  private static String value(String name, String value) throws FetchRefused {
    int start = 0;
    int end = value.length();
    while (start < end && isBlank(value.charAt(start))) {
      start++;
    }
    while (end > start && isBlank(value.charAt(end - 1))) {
      end--;
    }
    for (int i = start; i < end; i++) {
      char c = value.charAt(i);
      if ((c < ' ' && c != '\t') || c >= 0x7f) {
        throw new FetchRefused("'" + name + "' header has a character that headers cannot hold");
      }
    }
    if (end - start > FetchUrl.MAX_LENGTH) {
      throw new FetchRefused("'" + name + "' header is longer than " + FetchUrl.MAX_LENGTH + " characters");
    }
    return value.substring(start, end);
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }
}
