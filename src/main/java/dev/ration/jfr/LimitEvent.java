package dev.ration.jfr;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

@Name("dev.ration.Limit")
@Label("Limit")
@Category("Ration")
@Description("A limit ended a run")
@Enabled(false)
@StackTrace(false)
final class LimitEvent extends Event {
  @Label("Kind")
  @Description("fuel, memory, stack, timeout or cancelled")
  String kind;

  @Label("Fuel Used")
  long fuelUsed;
}
