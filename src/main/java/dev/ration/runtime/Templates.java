package dev.ration.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The shared immutable layouts of all intrinsic objects, built from the rows of a family when any realm first
 * touches it. One per process and set of families; safe for use by many threads.
 */
public final class Templates {
  /** Layout and initial slots of one intrinsic object. */
  record Template(Shape shape, Value[] slots) {}

  private final IntrinsicFamily families;
  private final boolean frozenMath;
  private final AtomicReferenceArray<AtomicReferenceArray<Template>> templates =
      new AtomicReferenceArray<>(Family.values().length);
  private final AtomicReferenceArray<Intrinsic[]> rows = new AtomicReferenceArray<>(Family.values().length);

  /**
   * @param families what exists
   * @param frozenMath Math is frozen, as in the expression profile (row 167)
   */
  public Templates(IntrinsicFamily families, boolean frozenMath) {
    this.families = families;
    this.frozenMath = frozenMath;
  }

  boolean provides(Family family) {
    return families.provides(family);
  }

  boolean frozenMath() {
    return frozenMath;
  }

  Intrinsic[] rows(Family family) {
    Intrinsic[] all = rows.get(family.ordinal());
    if (all == null) {
      all = families.rows(family);
      templates.compareAndSet(family.ordinal(), null, new AtomicReferenceArray<>(all.length));
      rows.compareAndSet(family.ordinal(), null, all);
    }
    return all;
  }

  /** Two threads may build the same template; the first one published is everybody's. */
  Template template(Family family, int row) {
    Intrinsic[] all = rows(family);
    AtomicReferenceArray<Template> made = templates.get(family.ordinal());
    Template t = made.get(row);
    if (t == null) {
      made.compareAndSet(row, null, build(family, all, row));
      t = made.get(row);
    }
    return t;
  }

  private static final class Layout {
    final List<PropertyKey> keys = new ArrayList<>();
    final List<Value> values = new ArrayList<>();
    final List<Integer> attributes = new ArrayList<>();

    void add(PropertyKey key, Value v, int attrs) {
      keys.add(key);
      values.add(v);
      attributes.add(attrs);
    }

    Template toTemplate() {
      int[] attrs = new int[attributes.size()];
      for (int i = 0; i < attrs.length; i++) {
        attrs[i] = attributes.get(i);
      }
      return new Template(Shape.template(keys.toArray(new PropertyKey[0]), attrs), values.toArray(new Value[0]));
    }
  }

  private Template build(Family family, Intrinsic[] all, int at) {
    Row row = all[at].row();
    Layout layout = new Layout();
    if (row.isFunction()) {
      String name = row.kind() == Row.Kind.PROTOTYPE ? "" : row.functionName();
      int attributes = row.exotic() == Row.Exotic.FROZEN ? Attributes.NONE : Attributes.CONFIGURABLE;
      layout.add(PropertyKey.LENGTH, JsNumber.of(row.length()), attributes);
      layout.add(PropertyKey.NAME, JsString.permanent(name), attributes);
    }
    if (row.kind() == Row.Kind.CONSTRUCTOR && at + 1 < all.length && all[at + 1].row().kind() == Row.Kind.PROTOTYPE) {
      layout.add(PropertyKey.PROTOTYPE, new IntrinsicRef(family.id(at + 1)), Attributes.NONE);
    }
    if (row.kind() == Row.Kind.PROTOTYPE && at > 0 && all[at - 1].row().kind() == Row.Kind.CONSTRUCTOR
        && !hasConstructorRow(all, at)) {
      layout.add(PropertyKey.CONSTRUCTOR, new IntrinsicRef(family.id(at - 1)), Attributes.METHOD);
    }
    if (row.isHolder()) {
      addMembers(family, all, at, row, layout);
    }
    if (row.kind() == Row.Kind.GLOBAL_OBJECT) {
      for (Family f : Family.values()) {
        if (families.provides(f)) {
          for (Family.Export e : f.exports()) {
            layout.add(PropertyKey.of(e.name()), new IntrinsicRef(f.id(e.row())), Attributes.METHOD);
          }
        }
      }
    }
    if (family == Family.MATH && frozenMath) {
      layout.attributes.replaceAll(a -> a & Attributes.ENUMERABLE);
    }
    return layout.toTemplate();
  }

  /** Whether the property "constructor" of a prototype has a row of its own: an accessor, or other attributes. */
  private static boolean hasConstructorRow(Intrinsic[] all, int prototype) {
    for (int i = prototype + 1; i < all.length && !all[i].row().isHolder(); i++) {
      Row.Kind kind = all[i].row().kind();
      if ((kind == Row.Kind.GETTER || kind == Row.Kind.ALIAS) && all[i].row().key().equals(PropertyKey.CONSTRUCTOR)) {
        return true;
      }
    }
    return false;
  }

  private void addMembers(Family family, Intrinsic[] all, int at, Row holder, Layout layout) {
    boolean statics = holder.kind() == Row.Kind.CONSTRUCTOR;
    for (int i = at + 1; i < all.length; i++) {
      Row r = all[i].row();
      if (r.kind() == Row.Kind.CONSTRUCTOR || !statics && r.isHolder()) {
        break;
      }
      if (r.isHolder() || r.isStatic() != statics || r.kind() == Row.Kind.HIDDEN_FUNCTION) {
        continue;
      }
      switch (r.kind()) {
        case GETTER, STATIC_GETTER -> layout.add(r.key(),
            new Accessor(new IntrinsicRef(family.id(i)), setterOf(family, all, i)), r.attributes());
        case SETTER -> { }
        case VALUE, STATIC_VALUE -> layout.add(r.key(), r.value(), r.attributes());
        case ALIAS -> layout.add(r.key(),
            new IntrinsicRef(r.parent() != null ? r.parent().id() : family.id(r.target())), r.attributes());
        case ACCESSOR_ALIAS -> {
          IntrinsicRef shared = new IntrinsicRef(family.id(r.target()));
          layout.add(r.key(), new Accessor(shared, shared), r.attributes());
        }
        default -> layout.add(r.key(), new IntrinsicRef(family.id(i)), r.attributes());
      }
    }
  }

  private static Value setterOf(Family family, Intrinsic[] all, int getter) {
    PropertyKey key = all[getter].row().key();
    for (int i = getter + 1; i < all.length && !all[i].row().isHolder(); i++) {
      if (all[i].row().kind() == Row.Kind.SETTER && all[i].row().key().equals(key)) {
        return new IntrinsicRef(family.id(i));
      }
    }
    return null;
  }
}
