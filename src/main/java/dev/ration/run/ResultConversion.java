package dev.ration.run;

import dev.ration.host.NotSerializable;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;

/** How the value of a run becomes host data, on the run's budget. */
@FunctionalInterface
public interface ResultConversion {
  Object convert(Realm realm, Value value) throws NotSerializable;
}
