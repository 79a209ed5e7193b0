package dev.ration.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What httpFetch accepts: one object with named arguments, which become a URL and what goes with it (rows 107, 108). */
final class FetchAdmission {
  /** Agents that may call one another (row 142). */
  private static final int MAX_DEPTH = 10;

  private FetchAdmission() {}

  static List<Object> admit(List<Object> arguments, int requestDepth) throws RealmHost.Refused {
    if (requestDepth >= MAX_DEPTH) {
      throw new RealmHost.Refused(
          "Agent request depth exceeded (max 10). This prevents recursive agent loops.");
    }
    if (arguments.isEmpty() || !(arguments.get(0) instanceof Map<?, ?> request)) {
      throw new RealmHost.Refused("httpFetch takes one object with named arguments");
    }
    if (!(request.get("url") instanceof String url)) {
      throw new RealmHost.Refused("httpFetch's url must be a string");
    }
    Map<String, Object> init = new LinkedHashMap<>();
    request.forEach((name, value) -> init.put((String) name, value));
    init.remove("url");
    List<Object> call = new ArrayList<>();
    call.add(url);
    call.add(init);
    return call;
  }
}
