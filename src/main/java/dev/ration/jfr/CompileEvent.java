package dev.ration.jfr;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

@Name("dev.ration.Compile")
@Label("Compile")
@Category("Ration")
@Description("One text from the host that was not in the cache, from text to bytecode")
@Enabled(false)
@StackTrace(false)
final class CompileEvent extends Event {
  @Label("Characters")
  @Description("length of the text in UTF-16 code units")
  int characters;

  @Label("Compiled")
  @Description("false when the text has an error")
  boolean compiled;
}
