package dev.ration;

import dev.ration.run.FrontEnd;

/** The front end of the public API, for tests that run below it. */
public final class TestFrontEnd {
  public static final FrontEnd INSTANCE = new ParserFrontEnd();

  private TestFrontEnd() {}
}
