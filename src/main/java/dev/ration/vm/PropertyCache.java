package dev.ration.vm;

import dev.ration.runtime.Accessor;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Shape;
import dev.ration.runtime.Special;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;

/**
 * What one property site saw of one kind of object. An own property: {@code shape} alone decides. One found on a prototype, or
 * nowhere, or added by an assignment: the prototype and the realm's prototype epoch must be the same too. Only lookups that charge
 * nothing are cached, so that a hit costs what a miss costs.
 */
final class PropertyCache {
  /** Objects on a prototype chain that a lookup visits for nothing; longer chains charge and are not cached. */
  static final int FREE_HOPS = 16;
  private static final int ABSENT = -1;
  /** More kinds of objects than this at one site, and the later ones are looked up each time. */
  private static final int MAX_ENTRIES = 4;

  private Shape shape;
  private int slot;
  /** Whether prototype and epoch count. */
  private boolean inherited;
  private JsObject prototype;
  private int epoch;
  /** The object whose slot it is, where it is not the receiver. */
  private JsObject holder;
  /** The shape after an addition. */
  private Shape next;
  /** The site's entry for another kind of object. */
  private PropertyCache more;

  private PropertyCache() {}

  // ---- hits ----

  /**
   * The property of {@code o} if the cache knows it as data; else null. Neither charges nor allocates, because the loop does not
   * tell where it is before it asks: so a function's properties that have not been made yet are not for the cache.
   */
  static Value get(Vm vm, PropertyCache[] caches, int site, JsObject o) {
    if (caches == null) {
      return null;
    }
    Shape shape = o.shape();
    for (PropertyCache k = caches[site]; k != null; k = k.more) {
      if (k.shape == shape) {
        JsObject h = o;
        if (k.inherited) {
          if (k.prototype != o.getPrototypeOf()) {
            continue;
          }
          if (k.epoch != vm.realm.prototypeEpoch()) {
            return null;
          }
          if (k.slot == ABSENT) {
            return Undefined.INSTANCE;
          }
          h = k.holder;
        }
        Value[] slots = h.slots();
        if (k.slot >= slots.length) {
          return null;
        }
        Value v = slots[k.slot];
        return v instanceof Special ? special(vm, h, k.slot) : v;
      }
    }
    return null;
  }

  /** A slot that holds no plain value: a built-in's object is made on first touch, an accessor is not for the cache. */
  private static Value special(Vm vm, JsObject o, int slot) {
    Value v = o.slot(vm.realm, slot);
    return v instanceof Special ? null : v;
  }

  /** The property of {@code o} if the cache knows it as an accessor; else null. */
  static Accessor accessor(Vm vm, PropertyCache[] caches, int site, JsObject o) {
    if (caches == null) {
      return null;
    }
    for (PropertyCache k = caches[site]; k != null; k = k.more) {
      if (k.shape == o.shape() && (!k.inherited || k.prototype == o.getPrototypeOf())) {
        if (k.inherited && k.epoch != vm.realm.prototypeEpoch() || k.slot == ABSENT) {
          return null;
        }
        Value[] slots = (k.inherited ? k.holder : o).slots();
        return k.slot < slots.length && slots[k.slot] instanceof Accessor a ? a : null;
      }
    }
    return null;
  }

  /** Writes the property of {@code o} if the cache knows how; false when it does not. */
  static boolean set(Vm vm, Frame f, int site, JsObject o, Value v) {
    PropertyCache[] caches = f.caches;
    if (caches == null) {
      return false;
    }
    Shape shape = o.shape();
    for (PropertyCache k = caches[site]; k != null; k = k.more) {
      if (k.shape == shape) {
        if (!k.inherited) {
          o.setSlot(vm.realm, k.slot, v);
          return true;
        }
        if (k.prototype == o.getPrototypeOf()) {
          if (k.epoch != vm.realm.prototypeEpoch()) {
            return false;
          }
          o.addSlot(vm.realm, k.next, v);
          return true;
        }
      }
    }
    return false;
  }

  /** Adds the property of an object literal if the cache knows the transition; false when it does not. */
  static boolean define(Vm vm, Frame f, int site, JsObject o, Value v) {
    if (f.caches == null) {
      return false;
    }
    Shape shape = o.shape();
    for (PropertyCache k = f.caches[site]; k != null; k = k.more) {
      if (k.shape == shape) {
        o.addSlot(vm.realm, k.next, v);
        return true;
      }
    }
    return false;
  }

  // ---- misses ----

  /** Remembers where a lookup of {@code key} in {@code o} ends. */
  static void fillGet(Vm vm, Frame f, int site, JsObject o, PropertyKey key) {
    if (f.caches == null || key.isIndex()) {
      return;
    }
    Shape shape = o.shape();
    int i = shape.find(key);
    if (i >= 0) {
      PropertyCache k = entry(f, site, shape, false, null);
      if (k != null) {
        k.slot = i;
      }
      return;
    }
    // The length of arrays and strings is not in their shapes; a shape of one object's own may gain keys.
    if (key.equals(PropertyKey.LENGTH) || shape.isUnique()) {
      return;
    }
    int hops = 1;
    JsObject last = o;
    JsObject p = o.getPrototypeOf();
    while (p != null && (i = p.shape().find(key)) < 0) {
      hops++;
      last = p;
      p = p.getPrototypeOf();
    }
    if (hops < FREE_HOPS && (p != null || !last.refusesAbsentKeys())) {
      PropertyCache k = entry(f, site, shape, true, o.getPrototypeOf());
      if (k != null) {
        k.slot = p == null ? ABSENT : i;
        k.holder = p;
        k.epoch = vm.realm.prototypeEpoch();
      }
    }
  }

  /** Remembers how {@code key} was just written to {@code o}, which had the shape {@code before}. */
  static void fillSet(Vm vm, Frame f, int site, JsObject o, PropertyKey key, Shape before) {
    if (f.caches == null || key.isIndex()) {
      return;
    }
    Shape shape = o.shape();
    int i = shape.find(key);
    if (i < 0 || (shape.attributes(i) & Attributes.WRITABLE) == 0 || o.slots().length <= i
        || o.slots()[i] instanceof Accessor) {
      return;
    }
    if (shape == before) {
      PropertyCache k = entry(f, site, shape, false, null);
      if (k != null) {
        k.slot = i;
      }
      return;
    }
    if (!isAddition(before, shape, i) || shape.attributes(i) != Attributes.ALL || o instanceof JsFunction
        || o instanceof JsArray) {
      return;
    }
    int hops = 1;
    for (JsObject p = o.getPrototypeOf(); p != null; p = p.getPrototypeOf()) {
      if (p.shape().find(key) >= 0) {
        return;
      }
      hops++;
    }
    if (hops <= FREE_HOPS) {
      PropertyCache k = entry(f, site, before, true, o.getPrototypeOf());
      if (k != null) {
        k.next = shape;
        k.epoch = vm.realm.prototypeEpoch();
      }
    }
  }

  /** Remembers how a literal just got {@code key}. */
  static void fillDefine(Frame f, int site, JsObject o, PropertyKey key, Shape before) {
    Shape shape = o.shape();
    if (f.caches == null || key.isIndex() || o instanceof JsFunction || !isAddition(before, shape, shape.find(key))) {
      return;
    }
    PropertyCache k = entry(f, site, before, false, null);
    if (k != null) {
      k.next = shape;
    }
  }

  /** Whether {@code after} is {@code before} with one property more, in {@code slot}. */
  private static boolean isAddition(Shape before, Shape after, int slot) {
    return !before.isUnique() && !after.isUnique() && before.size() == slot && after.size() == slot + 1;
  }

  /** The entry for a kind of object at a site, new or to be overwritten; null when the site has seen too many. */
  private static PropertyCache entry(Frame f, int site, Shape shape, boolean inherited, JsObject prototype) {
    PropertyCache first = f.caches[site];
    int n = 0;
    for (PropertyCache k = first; k != null; k = k.more) {
      if (k.shape == shape && k.inherited == inherited && k.prototype == prototype) {
        return k;
      }
      n++;
    }
    if (n >= MAX_ENTRIES) {
      return null;
    }
    PropertyCache k = new PropertyCache();
    k.shape = shape;
    k.inherited = inherited;
    k.prototype = prototype;
    k.more = first;
    f.caches[site] = k;
    return k;
  }
}
