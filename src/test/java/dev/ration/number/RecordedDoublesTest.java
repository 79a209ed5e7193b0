package dev.ration.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 20,000 doubles as an independent engine printed them (see src/test/node): the same on every JDK. */
class RecordedDoublesTest {
  @Test
  void printAndParseAsRecorded() throws IOException {
    List<String> wrong = new ArrayList<>();
    int n = 0;
    try (BufferedReader in = new BufferedReader(new InputStreamReader(
        RecordedDoublesTest.class.getResourceAsStream("/number/doubles.txt"), StandardCharsets.US_ASCII))) {
      assertTrue(in.readLine().startsWith("# node v"));
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        long bits = Long.parseUnsignedLong(line.substring(0, 16), 16);
        String text = line.substring(17);
        double x = Double.longBitsToDouble(bits);
        double parsed = StringToNumber.stringToNumber(text);
        boolean zero = x == 0 && parsed == 0;
        if (!NumberToString.toString(x).equals(text) || !zero && Double.doubleToRawLongBits(parsed) != bits) {
          wrong.add(line + ": printed " + NumberToString.toString(x) + ", parsed " + parsed);
        }
        n++;
      }
    }
    assertEquals(20_000, n);
    assertEquals(List.of(), wrong);
  }
}
