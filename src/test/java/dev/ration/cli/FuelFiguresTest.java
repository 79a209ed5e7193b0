package dev.ration.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.host.JsonText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The fuel that docs/metering.md tells of the 48 everyday programs is what they use, to two digits. To print it anew:
 * {@code mvn test -Dtest=FuelFiguresTest -Dtest.args=-Ddocs=update}.
 */
class FuelFiguresTest {
  private static final Path PAGE = Path.of("docs", "metering.md");
  private static final String BEGIN = "<!-- figures: printed by FuelFiguresTest -->\n";
  private static final String END = "<!-- end of figures -->\n";
  private static final Pattern ROW = Pattern.compile("\\| ([\\w-]+) \\| (\\w+) \\| ([\\d,]+) \\| ([\\d,]+) \\| ([\\d,]+) \\|");

  private record Figure(String name, String kind, int bytes, long fuel, long heap) {
    String row() {
      return String.format("| %s | %s | %,d | %,d | %,d |%n", name, kind, bytes, rounded(fuel), rounded(heap / 1024));
    }
  }

  /** To two significant digits. */
  private static long rounded(long n) {
    long scale = 1;
    while (n / scale >= 100) {
      scale *= 10;
    }
    return (n + scale / 2) / scale * scale;
  }

  private static List<Figure> measured() throws IOException, JsonText.Malformed {
    Batch batch = new Batch();
    List<Figure> figures = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of("src/test/resources/corpus/programs.jsonl"))) {
      Map<Object, Object> request = new LinkedHashMap<>((Map<?, ?>) JsonText.parse(line));
      String name = (String) request.remove("class");
      request.remove("expect");
      Map<?, ?> reply = (Map<?, ?>) JsonText.parse(batch.answer(JsonText.write(request)));
      figures.add(new Figure(name, (String) request.get("kind"), ((String) request.get("code")).getBytes(StandardCharsets.UTF_8).length,
          (Long) Objects.requireNonNull(reply.get("fuelUsed"), reply::toString), (Long) ((Map<?, ?>) reply.get("usage")).get("heapPeak")));
    }
    figures.sort(Comparator.comparingLong(Figure::fuel));
    return figures;
  }

  @Test
  void thePageIsCurrent() throws IOException, JsonText.Malformed {
    List<Figure> figures = measured();
    assertEquals(48, figures.size());
    String page = Files.readString(PAGE);
    int from = page.indexOf(BEGIN) + BEGIN.length();
    int to = page.indexOf(END);
    if ("update".equals(System.getProperty("docs"))) {
      StringBuilder table = new StringBuilder("| program | kind | bytes of source | fuel | heap peak (KB) |\n|---|---|---|---|---|\n");
      figures.forEach(f -> table.append(f.row()));
      page = page.substring(0, from) + table + page.substring(to);
      Files.writeString(PAGE, page);
      to = page.indexOf(END);
    }
    List<String> stated = new ArrayList<>();
    Matcher row = ROW.matcher(page.substring(from, to));
    while (row.find()) {
      stated.add(row.group(1));
      long fuel = Long.parseLong(row.group(4).replace(",", ""));
      long bytes = Long.parseLong(row.group(3).replace(",", ""));
      // Names may be there twice.
      assertTrue(figures.stream().anyMatch(f -> f.name().equals(row.group(1)) && f.kind().equals(row.group(2)) && f.bytes() == bytes
          && Math.abs(f.fuel() - fuel) <= fuel / 10 + 1), () -> row.group() + " is not what it uses");
    }
    assertEquals(48, stated.size());
  }
}
