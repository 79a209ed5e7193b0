package dev.ration.http;

import dev.ration.CapabilityCall;
import dev.ration.fetch.FetchRefused;
import dev.ration.fetch.FetchUrl;
import dev.ration.host.WireJson;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpEntity;

/** What a response is to the guest: data for a redirect (row 123), else its body (row 126), read under a bound (row 125). */
final class Answer {
  private static final Set<Integer> REDIRECTS = Set.of(301, 302, 303, 307, 308);

  private Answer() {}

  /** A response that is an error to the guest; the message is for it. */
  static final class Failed extends IOException {
    private static final long serialVersionUID = 1;

    Failed(String message) {
      super(message);
    }
  }

  static Object of(ClassicHttpResponse response, FetchUrl url, String method, String responseType, int maxBytes,
      CapabilityCall call) throws IOException {
    int status = response.getCode();
    Header location = response.getFirstHeader("Location");
    if (REDIRECTS.contains(status) && location != null) {
      Map<String, Object> redirect = new LinkedHashMap<>();
      redirect.put("redirect", true);
      redirect.put("status", status);
      redirect.put("location", absolute(url, location.getValue()));
      return redirect;
    }
    if (status >= 400) {
      throw new Failed("HTTP status " + status + " from '" + url.host() + "'");
    }
    HttpEntity entity = method.equals("HEAD") ? null : response.getEntity();
    String contentType = entity == null || entity.getContentType() == null ? "" : entity.getContentType();
    byte[] body = entity == null ? new byte[0] : read(response, entity, maxBytes, call);
    String text = new String(body, charset(contentType));
    if (text.startsWith("\ufeff")) {
      text = text.substring(1);
    }
    boolean json = responseType == null ? isJson(contentType) : responseType.equals("json");
    if (!json) {
      return text;
    }
    if (body.length == 0) {
      return null;
    }
    try {
      return WireJson.parse(text, 2L * maxBytes + 64);
    } catch (WireJson.Refused e) {
      throw new Failed("httpFetch could not read the body as JSON: " + e.getMessage());
    }
  }

  /** Where a redirect leads, in the form that httpFetch hands on; as it is where that is nowhere. */
  private static String absolute(FetchUrl url, String location) {
    try {
      return url.resolve(location).toString();
    } catch (FetchRefused e) {
      return location;
    }
  }

  private static byte[] read(ClassicHttpResponse response, HttpEntity entity, int maxBytes, CapabilityCall call)
      throws IOException {
    if (entity.getContentLength() > maxBytes) {
      throw tooLarge(maxBytes);
    }
    Header encoding = response.getFirstHeader("Content-Encoding");
    if (encoding != null && !encoding.getValue().isBlank() && !encoding.getValue().strip().equalsIgnoreCase("identity")) {
      throw new Failed("httpFetch asked for a body without compression, and got one with it");
    }
    ByteArrayOutputStream body = new ByteArrayOutputStream((int) Math.max(32, Math.min(entity.getContentLength(), 1 << 16)));
    byte[] buffer = new byte[8_192];
    InputStream in = entity.getContent();
    for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
      if (n > maxBytes - body.size()) {
        throw tooLarge(maxBytes);
      }
      if (call.isCancelled()) {
        throw new Failed("httpFetch was cancelled");
      }
      body.write(buffer, 0, n);
    }
    return body.toByteArray();
  }

  private static Failed tooLarge(int maxBytes) {
    return new Failed("httpFetch's answer is over the " + maxBytes + "-byte limit of its body");
  }

  private static String essence(String contentType) {
    int semicolon = contentType.indexOf(';');
    return (semicolon < 0 ? contentType : contentType.substring(0, semicolon)).strip().toLowerCase(Locale.ROOT);
  }

  private static boolean isJson(String contentType) {
    String essence = essence(contentType);
    return essence.equals("application/json") || essence.equals("text/json") || essence.endsWith("+json");
  }

  /** UTF-8 unless the type says one of the few others that the Web still has. */
  private static Charset charset(String contentType) {
    int at = contentType.toLowerCase(Locale.ROOT).indexOf("charset=");
    if (at < 0) {
      return StandardCharsets.UTF_8;
    }
    String name = contentType.substring(at + 8);
    int end = name.indexOf(';');
    name = (end < 0 ? name : name.substring(0, end)).replace("\"", "").strip().toLowerCase(Locale.ROOT);
    return switch (name) {
      case "iso-8859-1", "latin1", "us-ascii" -> StandardCharsets.ISO_8859_1;
      case "utf-16" -> StandardCharsets.UTF_16;
      case "utf-16le" -> StandardCharsets.UTF_16LE;
      case "utf-16be" -> StandardCharsets.UTF_16BE;
      default -> StandardCharsets.UTF_8;
    };
  }
}
