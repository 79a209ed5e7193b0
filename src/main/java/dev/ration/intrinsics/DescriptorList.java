package dev.ration.intrinsics;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.PropertyDescriptor;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;

/** Property descriptors that wait to be applied, each for a numbered key; their values are roots meanwhile. */
final class DescriptorList implements AutoCloseable {
  private static final int FIELDS = 4;
  private static final int PRESENT = 3;
  private static final int KEY = 6;

  /** The object they are for, then value, getter, setter and packed attributes of each. */
  private final ValueList fields;

  DescriptorList(Realm realm, JsObject target) {
    fields = new ValueList(realm);
    fields.add(target);
  }

  void add(int keyIndex, PropertyDescriptor d) {
    fields.add(d.value());
    fields.add(d.getter());
    fields.add(d.setter());
    fields.add(JsNumber.of(((long) keyIndex << KEY) + (d.present() << PRESENT) + (d.attributes() & d.present())));
  }

  int size() {
    return fields.size() / FIELDS;
  }

  int keyIndex(int i) {
    return (int) (packed(i) >> KEY);
  }

  PropertyDescriptor get(int i) {
    PropertyDescriptor d = new PropertyDescriptor();
    int at = 1 + i * FIELDS;
    d.setValue(fields.get(at)).setGetter(fields.get(at + 1)).setSetter(fields.get(at + 2));
    int bits = (int) packed(i);
    for (int bit = Attributes.WRITABLE; bit <= Attributes.CONFIGURABLE; bit <<= 1) {
      if ((bits >> PRESENT & bit) != 0) {
        d.setAttribute(bit, (bits & bit) != 0);
      }
    }
    return d;
  }

  private long packed(int i) {
    Value packed = fields.get(FIELDS + i * FIELDS);
    return (long) ((JsNumber) packed).value();
  }

  @Override
  public void close() {
    fields.close();
  }
}
