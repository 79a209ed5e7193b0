package dev.ration.jfr;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

@Name("dev.ration.Run")
@Label("Run")
@Category("Ration")
@Description("One run of guest code, from the crossing in to the crossing out")
@Enabled(false)
@StackTrace(false)
final class RunEvent extends Event {
  @Label("Outcome")
  @Description("value, or the kind of the error")
  String outcome;

  @Label("Fuel Used")
  long fuelUsed;

  @Label("Heap Peak")
  @DataAmount
  long heapPeak;

  @Label("Stack Peak")
  @Description("guest frames at the deepest point")
  int stackPeak;
}
