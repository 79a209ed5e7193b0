package dev.ration.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;

/** As {@link GeneratedProgramsTest}, the choices steered by what code they reach. */
class SteeredProgramsTest {
  @FuzzTest(maxDuration = "10m")
  void programs(byte[] choices) {
    String message = Failure.Case.of(Choices.bytes(choices)).check(choices.length % 8 == 0);
    if (message != null) {
      throw new AssertionError(message);
    }
  }
}
