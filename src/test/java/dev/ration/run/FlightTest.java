package dev.ration.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.ration.Engine;
import dev.ration.EvalOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The events of dev.ration.jfr: what they say, and that the switch turns them off. */
class FlightTest {
  @TempDir
  Path folder;

  private List<RecordedEvent> record(boolean on) throws IOException {
    Engine.flightEvents(on);
    Path file = folder.resolve(on + ".jfr");
    try (Recording recording = new Recording()) {
      for (String name : List.of("dev.ration.Run", "dev.ration.Compile", "dev.ration.Limit")) {
        recording.enable(name);
      }
      recording.start();
      Engine engine = Engine.create();
      EvalOptions options = EvalOptions.builder().fuel(1_000).build();
      engine.run("1 + 1", options);
      engine.run("1 + 1", options);
      engine.run("for (;;);", options);
      engine.run("1 +", options);
      recording.stop();
      recording.dump(file);
    } finally {
      Engine.flightEvents(false);
    }
    return RecordingFile.readAllEvents(file).stream()
        .filter(e -> e.getEventType().getName().startsWith("dev.ration.")).toList();
  }

  private static List<RecordedEvent> named(List<RecordedEvent> events, String name) {
    return events.stream().filter(e -> e.getEventType().getName().equals("dev.ration." + name)).toList();
  }

  @Test
  void runsCompilationsAndLimits() throws IOException {
    List<RecordedEvent> events = record(true);
    List<RecordedEvent> runs = named(events, "Run");
    assertEquals(List.of("value", "value", "fuel"), runs.stream().map(e -> e.getString("outcome")).toList());
    assertEquals(1_000, runs.get(2).getLong("fuelUsed"));
    List<RecordedEvent> compilations = named(events, "Compile");
    assertEquals(List.of(5, 9, 3), compilations.stream().map(e -> e.getInt("characters")).toList());
    assertFalse(compilations.get(2).getBoolean("compiled"));
    assertEquals(List.of("fuel"), named(events, "Limit").stream().map(e -> e.getString("kind")).toList());
  }

  @Test
  void noneWhenSwitchedOff() throws IOException {
    assertEquals(List.of(), record(false));
  }
}
