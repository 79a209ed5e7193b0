package dev.ration.bench;

import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import dev.ration.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A context of 10,000 rows that the code touches once, and one that it never names. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 8, time = 1)
@Fork(2)
public class ContextBenchmark {
  /** A row of the host's. */
  public record Row(int id, String name, double price, boolean active) {}

  @Param({"rows[9999].price", "n + 1"})
  public String code;

  @Param({"maps", "records", "json"})
  public String from;

  private Program program;
  private List<Map<String, Object>> maps;
  private List<Row> records;
  private String json;

  @Setup
  public void prepare() {
    program = Program.compile(code);
    maps = new ArrayList<>();
    records = new ArrayList<>();
    StringBuilder text = new StringBuilder("{\"n\":1,\"rows\":[");
    for (int i = 0; i < 10_000; i++) {
      maps.add(Map.of("id", i, "name", "item " + i, "price", i + 0.5, "active", i % 2 == 0));
      records.add(new Row(i, "item " + i, i + 0.5, i % 2 == 0));
      text.append(i == 0 ? "" : ",").append("{\"id\":").append(i).append(",\"name\":\"item ").append(i).append("\",\"price\":")
          .append(i + 0.5).append(",\"active\":").append(i % 2 == 0).append('}');
    }
    json = text.append("]}").toString();
  }

  @Benchmark
  public Object run() {
    EvalOptions.Builder options = EvalOptions.builder().records(true).crossingBytes(16 << 20);
    if (from.equals("json")) {
      options.contextJson(json);
    } else {
      options.context(Map.of("n", 1, "rows", from.equals("maps") ? maps : records));
    }
    EvalResult r = program.run(options.build());
    return r.asDouble();
  }
}
