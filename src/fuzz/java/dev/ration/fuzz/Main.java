package dev.ration.fuzz;

import java.util.ArrayList;
import java.util.List;

/** {@code java -jar target/ration-fuzz.jar --seed N --minutes M [--count N] [--differential] [--node BINARY]}. */
public final class Main {
  private static final int MOST_SHOWN = 20;

  private Main() {}

  public static void main(String[] args) throws Exception {
    long seed = 1;
    double minutes = 1;
    long count = Long.MAX_VALUE;
    boolean differential = false;
    String node = null;
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "--seed" -> seed = Long.parseLong(args[++i]);
        case "--minutes" -> minutes = Double.parseDouble(args[++i]);
        case "--count" -> count = Long.parseLong(args[++i]);
        case "--differential" -> differential = true;
        case "--node" -> node = args[++i];
        default -> throw new IllegalArgumentException("unknown option " + args[i]);
      }
    }
    long from = seed;
    long most = count;
    long end = System.nanoTime() + (long) (minutes * 60e9);
    List<String> found = new ArrayList<>();
    if (differential || node != null) {
      try (Reference reference = node != null ? new NodeReference(node) : new GraalReference()) {
        Differential d = new Differential(reference);
        long at = from;
        for (; at - from < most && System.nanoTime() < end && found.size() < MOST_SHOWN; at++) {
          add(found, d.compare(at));
        }
        System.out.println("seeds " + from + " to " + (at - 1) + ": " + d.compared() + " compared, " + found.size() + " differ, not compared: "
            + d.skipped());
      }
    } else {
      // The stack that the engine promises to work on.
      Thread thread = new Thread(null, () -> {
        long at = from;
        for (; at - from < most && System.nanoTime() < end && found.size() < MOST_SHOWN; at++) {
          Failure failure = Failure.find(at, at % 16 == 0 || most == 1);
          add(found, failure == null ? null : failure.toString());
        }
        System.out.println("seeds " + from + " to " + (at - 1) + ": " + (at - from) + " programs, " + found.size() + " violations");
      }, "fuzz", 512 << 10);
      thread.start();
      thread.join();
    }
    System.exit(found.isEmpty() ? 0 : 1);
  }

  private static void add(List<String> found, String text) {
    if (text != null) {
      found.add(text);
      System.out.println(text + "\n");
      System.out.flush();
    }
  }
}
