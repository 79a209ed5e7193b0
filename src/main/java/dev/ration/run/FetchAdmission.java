package dev.ration.run;

import dev.ration.fetch.FetchRefused;
import dev.ration.fetch.FetchRules;
import dev.ration.fetch.JsonBody;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;

/**
 * From what a guest passes to httpFetch to what the host's function is called with: one object with named arguments becomes a URL
 * and what goes with it, or nothing is called (rows 107 to 122, 130).
 */
final class FetchAdmission {
  /** Agents that may call one another (row 142). */
  private static final int MAX_DEPTH = 10;

  private FetchAdmission() {}

  /**
   * @param fuel pays for the JSON text of a body
   * @param bytes most characters of that text
   */
  static List<Object> admit(List<Object> arguments, int requestDepth, FetchRules rules, LongConsumer fuel, long bytes)
      throws RealmHost.Refused {
    if (requestDepth >= MAX_DEPTH) {
      throw new RealmHost.Refused(
          "Agent request depth exceeded (max 10). This prevents recursive agent loops.");
    }
    try {
      FetchRules.Request request = rules.admit(arguments);
      if (request.body() != null) {
        JsonBody.pay(request.body(), fuel, bytes);
      }
      Map<String, String> headers = new LinkedHashMap<>(request.headers());
      headers.put(FetchRules.DEPTH_HEADER, Integer.toString(requestDepth + 1));
      return List.of(request.url(), request.init(headers));
    } catch (FetchRefused e) {
      throw new RealmHost.Refused(e.getMessage());
    }
  }
}
