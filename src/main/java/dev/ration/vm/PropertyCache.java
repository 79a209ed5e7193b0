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
 * nowhere, or added by an assignment: the prototype and the realm's prototype epoch must be the same too; or, for the prototype
 * of an intrinsic that nobody has touched, its shape. Only lookups that charge nothing are cached, so that a hit costs what a miss
 * costs. Immutable once it is in a table: what speaks of shared shapes alone is handed on from run to run.
 */
final class PropertyCache {
  /** Objects on a prototype chain that a lookup visits for nothing; longer chains charge and are not cached. */
  static final int FREE_HOPS = 16;
  private static final int ABSENT = -1;
  /** More kinds of objects than this at one site, and the later ones are looked up each time. */
  private static final int MAX_ENTRIES = 4;

  private final Shape shape;
  private final int slot;
  /** Whether prototype and epoch count. */
  private final boolean inherited;
  private final JsObject prototype;
  private final int epoch;
  /** The object whose slot it is, where it is not the receiver. */
  private final JsObject holder;
  /** The shape that the receiver's prototype must have, which holds the property; else null. */
  private final Shape parent;
  /** The shape after an addition. */
  private final Shape next;
  /** The site's entry for another kind of object; never set in an entry that runs share. */
  private PropertyCache more;

  private PropertyCache(Shape shape, int slot, boolean inherited, JsObject prototype, int epoch, JsObject holder, Shape parent,
      Shape next) {
    this.shape = shape;
    this.slot = slot;
    this.inherited = inherited;
    this.prototype = prototype;
    this.epoch = epoch;
    this.holder = holder;
    this.parent = parent;
    this.next = next;
  }

  private static PropertyCache own(Shape shape, int slot) {
    return new PropertyCache(shape, slot, false, null, 0, null, null, null);
  }

  private static PropertyCache ofParent(Shape shape, Shape parent, int slot) {
    return new PropertyCache(shape, slot, true, null, 0, null, parent, null);
  }

  private static PropertyCache inherited(Vm vm, JsObject o, Shape shape, JsObject holder, int slot) {
    return new PropertyCache(shape, slot, true, o.getPrototypeOf(), vm.realm.prototypeEpoch(), holder, null, null);
  }

  private static PropertyCache addition(Vm vm, JsObject o, Shape before, Shape next) {
    return new PropertyCache(before, ABSENT, true, o.getPrototypeOf(), vm.realm.prototypeEpoch(), null, null, next);
  }

  private static PropertyCache definition(Shape before, Shape next) {
    return new PropertyCache(before, ABSENT, false, null, 0, null, null, next);
  }

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
          h = k.holderFor(vm, o);
          if (h == null) {
            continue;
          }
          if (k.slot == ABSENT) {
            return Undefined.INSTANCE;
          }
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

  /** The object whose slot answers for a property that {@code o} has not itself; null if this entry does not know. */
  private JsObject holderFor(Vm vm, JsObject o) {
    JsObject p = o.getPrototypeOf();
    if (parent != null) {
      return p != null && p.shape() == parent ? p : null;
    }
    if (p != prototype || epoch != vm.realm.prototypeEpoch()) {
      return null;
    }
    return holder;
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
      if (k.shape == o.shape()) {
        JsObject h = k.inherited ? k.holderFor(vm, o) : o;
        if (h == null) {
          continue;
        }
        Value[] slots = h.slots();
        return k.slot >= 0 && k.slot < slots.length && slots[k.slot] instanceof Accessor a ? a : null;
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

  /** Remembers where a lookup of the global {@code key} ends: not for later runs, which may have a lexical binding of that name. */
  static void fillGlobal(Vm vm, Frame f, int site, PropertyKey key) {
    Shape shape = vm.realm.global().shape();
    int i = f.state.hasCaches(vm) ? shape.find(key) : -1;
    if (i >= 0) {
      put(vm, f, site, own(shape, i), false);
    }
  }

  /** Remembers where a lookup of {@code key} in {@code o} ends. */
  static void fillGet(Vm vm, Frame f, int site, JsObject o, PropertyKey key) {
    if (key.isIndex()) {
      return;
    }
    Shape shape = o.shape();
    int i = shape.find(key);
    if (i >= 0) {
      put(vm, f, site, own(shape, i), shape.isTemplate());
      return;
    }
    // The length of arrays and strings is not in their shapes; a shape of one object's own may gain keys.
    if (key.equals(PropertyKey.LENGTH) || shape.isUnique()) {
      return;
    }
    JsObject p = o.getPrototypeOf();
    if (p != null && shape.isTemplate() && p.shape().isTemplate() && (i = p.shape().find(key)) >= 0) {
      put(vm, f, site, ofParent(shape, p.shape(), i), true);
      return;
    }
    if (!f.state.hasCaches(vm)) {
      return;
    }
    int hops = 1;
    JsObject last = o;
    while (p != null && hops < FREE_HOPS && (i = p.shape().find(key)) < 0) {
      if (p.keepsKeysElsewhere()) {
        return;
      }
      hops++;
      last = p;
      p = p.getPrototypeOf();
    }
    if (hops < FREE_HOPS && (p != null || !last.refusesAbsentKeys())) {
      // A property that is nowhere has a holder too, so that null can say unknown.
      put(vm, f, site, inherited(vm, o, shape, p == null ? o : p, p == null ? ABSENT : i), false);
    }
  }

  /** Remembers how {@code key} was just written to {@code o}, which had the shape {@code before}. */
  static void fillSet(Vm vm, Frame f, int site, JsObject o, PropertyKey key, Shape before) {
    if (!f.state.hasCaches(vm) || key.isIndex()) {
      return;
    }
    Shape shape = o.shape();
    int i = shape.find(key);
    if (i < 0 || (shape.attributes(i) & Attributes.WRITABLE) == 0 || o.slots().length <= i
        || o.slots()[i] instanceof Accessor) {
      return;
    }
    if (shape == before) {
      put(vm, f, site, own(shape, i), false);
      return;
    }
    if (!isAddition(before, shape, i) || shape.attributes(i) != Attributes.ALL || o instanceof JsFunction
        || o instanceof JsArray) {
      return;
    }
    int hops = 1;
    for (JsObject p = o.getPrototypeOf(); p != null && hops <= FREE_HOPS; p = p.getPrototypeOf()) {
      if (p.shape().find(key) >= 0) {
        return;
      }
      hops++;
    }
    if (hops <= FREE_HOPS) {
      put(vm, f, site, addition(vm, o, before, shape), false);
    }
  }

  /** Remembers how a literal just got {@code key}. */
  static void fillDefine(Vm vm, Frame f, int site, JsObject o, PropertyKey key, Shape before) {
    Shape shape = o.shape();
    if (!f.state.hasCaches(vm) || key.isIndex() || o instanceof JsFunction
        || !isAddition(before, shape, shape.find(key))) {
      return;
    }
    put(vm, f, site, definition(before, shape), false);
  }

  /** Whether {@code after} is {@code before} with one property more, in {@code slot}. */
  private static boolean isAddition(Shape before, Shape after, int slot) {
    return !before.isUnique() && !after.isUnique() && before.size() == slot && after.size() == slot + 1;
  }

  /**
   * Puts {@code k} first at its site, in place of an outdated one, unless the site has seen too many.
   *
   * @param lasting whether later runs may use it too
   */
  private static void put(Vm vm, Frame f, int site, PropertyCache k, boolean lasting) {
    if (lasting) {
      WarmCaches.of(f.code).put(site, k);
    }
    if (!f.state.hasCaches(vm)) {
      return;
    }
    PropertyCache[] caches = f.state.caches;
    f.caches = caches;
    PropertyCache rest = caches[site];
    int n = 0;
    boolean outdated = false;
    for (PropertyCache e = rest; e != null; e = e.more) {
      outdated |= e.isLike(k);
      n++;
    }
    if (outdated) {
      rest = without(rest, k);
    } else if (n >= MAX_ENTRIES) {
      return;
    }
    if (rest == null) {
      caches[site] = k;
      return;
    }
    PropertyCache first = lasting ? k.copy() : k;
    first.more = rest;
    caches[site] = first;
  }

  private boolean isLike(PropertyCache k) {
    return shape == k.shape && inherited == k.inherited && prototype == k.prototype && parent == k.parent;
  }

  /** Copies of the entries of {@code list} that are not like {@code k}: other runs may share the entries themselves. */
  private static PropertyCache without(PropertyCache list, PropertyCache k) {
    PropertyCache kept = null;
    for (PropertyCache e = list; e != null; e = e.more) {
      if (!e.isLike(k)) {
        PropertyCache copy = e.copy();
        copy.more = kept;
        kept = copy;
      }
    }
    return kept;
  }

  private PropertyCache copy() {
    return new PropertyCache(shape, slot, inherited, prototype, epoch, holder, parent, next);
  }
}
