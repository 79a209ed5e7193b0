package dev.ration.intrinsics;

import dev.ration.number.NumberToString;
import dev.ration.runtime.Accessor;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsBigInt;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsPrimitiveObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.KeyList;
import dev.ration.runtime.Null;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Shape;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;

/**
 * SerializeJSONProperty and what it calls, section 25.5.2, with an explicit stack. Costs 3 fuel a property, 1 per 8
 * units of quoted text and 1 per 32 units of the result.
 */
final class JsonWriter implements AutoCloseable {
  private static final String HEX = "0123456789abcdef";
  private static final PropertyKey RAW_JSON = PropertyKey.of("rawJSON");
  private static final int PROPERTY_FUEL = 3;
  private static final int FRAME_WEIGHT = 48;
  /** How many links of a cycle an error message shows at its start and at its end. */
  private static final int CYCLE_START = 2;
  private static final int CYCLE_END = 1;

  private final Realm realm;
  private final JsFunction replacer;
  private final KeyList propertyList;
  private final String gap;
  private final TextBuilder out;
  /** A line break and the margin of the current depth; empty without gap. */
  private final TextBuilder margin;
  /** The objects being written, outermost first. */
  private final ObjectStack open;
  /** The wrapper that a replacer function sees around the root. */
  private final ValueList wrapper;
  private Frame top;
  /** The layout of the last object seen to have no own toJSON. */
  private Shape plainShape;

  private static final class Frame {
    final Frame outer;
    final JsObject object;
    /** Keys to write; null for an array, and for an object whose {@link #shape} has them. */
    final KeyList keys;
    /** The layout of a plain object, whose slots are written in order as long as it stays; null for others. */
    final Shape shape;
    final long length;
    long at;
    boolean empty = true;

    Frame(Frame outer, JsObject object, KeyList keys, Shape shape, long length) {
      this.outer = outer;
      this.object = object;
      this.keys = keys;
      this.shape = shape;
      this.length = length;
    }

    PropertyKey key(long i) {
      return shape != null ? shape.key((int) i) : keys.get((int) i);
    }

    boolean isArray() {
      return keys == null && shape == null;
    }
  }

  /**
   * @param replacer a function, or null
   * @param propertyList the only keys to write, or null
   * @param gap what one level is indented by
   */
  JsonWriter(Realm realm, JsFunction replacer, KeyList propertyList, String gap) {
    this.realm = realm;
    this.replacer = replacer;
    this.propertyList = propertyList;
    this.gap = gap;
    this.out = new TextBuilder(realm);
    this.margin = new TextBuilder(realm);
    this.open = new ObjectStack(realm);
    this.wrapper = new ValueList(realm);
    if (!gap.isEmpty()) {
      margin.append('\n');
    }
  }

  @Override
  public void close() {
    wrapper.close();
    open.close();
    margin.close();
    out.close();
  }

  /** The text of {@code root}, or undefined. */
  Value stringify(Value root) {
    JsObject holder = null;
    PropertyKey empty = PropertyKey.of("");
    if (replacer != null) {
      holder = JsObject.create(realm);
      holder.createDataProperty(realm, empty, root);
      wrapper.add(holder);
    }
    Value v = prepare(holder, empty, -1, root);
    if (!isWritten(v)) {
      return Undefined.INSTANCE;
    }
    write(v);
    while (top != null) {
      if (top.isArray()) {
        arrayStep(top);
      } else {
        objectStep(top);
      }
    }
    return out.toJsString();
  }

  /** Steps 1 to 4 of SerializeJSONProperty: toJSON, replacer, unwrapping. The key is {@code index} if that is not -1. */
  private Value prepare(JsObject holder, PropertyKey key, long index, Value value) {
    Value v = value;
    if (v instanceof JsObject o && !lacksToJson(o) || v instanceof JsBigInt) {
      if (ObjectOperations.getV(realm, v, PropertyKey.TO_JSON) instanceof JsFunction toJson) {
        v = realm.call(toJson, v, keyValue(key, index));
      }
    }
    if (replacer != null) {
      v = realm.call(replacer, holder, keyValue(key, index), v);
    }
    return v instanceof JsPrimitiveObject o ? unwrap(o) : v;
  }

  /** A quick no to whether {@code o} may have a method toJSON: the usual prototypes have none until a guest adds one. */
  private boolean lacksToJson(JsObject o) {
    if (o.shape() != plainShape) {
      if (o.shape().isUnique() || o.shape().find(PropertyKey.TO_JSON) >= 0 || !(o instanceof JsArray) && !o.isPlain()) {
        return false;
      }
      plainShape = o.shape();
    }
    JsObject p = o.getPrototypeOf();
    if (p == realm.arrayPrototype() && p.isPristine()) {
      p = p.getPrototypeOf();
    }
    return p == null || p == realm.objectPrototype() && p.isPristine();
  }

  private static Value keyValue(PropertyKey key, long index) {
    return (key != null ? key : PropertyKey.ofIndex(index)).toValue();
  }

  private Value unwrap(JsPrimitiveObject o) {
    return switch (o.primitive().type()) {
      case NUMBER -> JsNumber.of(Conversions.toNumber(realm, o));
      case STRING -> Conversions.toJsString(realm, o);
      case BOOLEAN, BIGINT -> o.primitive();
      default -> o;
    };
  }

  private static boolean isWritten(Value v) {
    return switch (v.type()) {
      case UNDEFINED, SYMBOL -> false;
      case OBJECT -> !v.isCallable();
      case NULL, BOOLEAN, NUMBER, STRING, BIGINT -> true;
    };
  }

  private void write(Value v) {
    if (v instanceof JsString s) {
      quote(s.toString());
    } else if (v instanceof JsNumber n) {
      out.append(Double.isFinite(n.value()) ? NumberToString.toString(n.value()) : "null");
    } else if (v instanceof JsObject o) {
      begin(o);
    } else if (v instanceof JsBigInt) {
      throw realm.typeError("Do not know how to serialize a BigInt");
    } else {
      out.append(v == Null.INSTANCE ? "null" : v == JsBoolean.TRUE ? "true" : "false");
    }
  }

  private void begin(JsObject o) {
    if (o instanceof RawJson) {
      out.append((JsString) o.ownValue(realm, RAW_JSON));
      return;
    }
    if (open.contains(o)) {
      throw cycle(o);
    }
    realm.heap().allocate(FRAME_WEIGHT);
    open.push(o);
    if (o instanceof JsArray) {
      out.append('[');
      top = new Frame(top, o, null, null, ObjectOperations.lengthOfArrayLike(realm, o));
    } else {
      out.append('{');
      if (propertyList == null && o.isPlain()) {
        int n = o.shape().size();
        realm.charge(n >> 2);
        top = new Frame(top, o, null, o.shape(), n);
      } else {
        KeyList keys = propertyList != null ? propertyList : enumerableKeys(realm, o);
        top = new Frame(top, o, keys, null, keys.size());
      }
    }
    margin.append(gap);
  }

  private void end(char bracket) {
    margin.setLength(margin.length() - gap.length());
    if (!top.empty && !gap.isEmpty()) {
      out.append(margin);
    }
    out.append(bracket);
    open.pop();
    top = top.outer;
  }

  private void separate(Frame f) {
    if (!f.empty) {
      out.append(',');
    }
    f.empty = false;
    if (!gap.isEmpty()) {
      out.append(margin);
    }
  }

  private void arrayStep(Frame f) {
    while (f.at < f.length) {
      realm.charge(PROPERTY_FUEL);
      long i = f.at++;
      Value v = prepare(f.object, null, i, f.object.getIndex(realm, i));
      separate(f);
      if (isWritten(v)) {
        write(v);
        if (top != f) {
          return;
        }
      } else {
        out.append("null");
      }
    }
    end(']');
  }

  private void objectStep(Frame f) {
    while (f.at < f.length) {
      realm.charge(PROPERTY_FUEL);
      int i = (int) f.at++;
      PropertyKey key = f.key(i);
      if (f.shape != null && (key.isSymbol() || (f.shape.attributes(i) & Attributes.ENUMERABLE) == 0)) {
        continue;
      }
      Value v = prepare(f.object, key, -1, property(f, i, key));
      if (isWritten(v)) {
        separate(f);
        quote(key.text());
        out.append(gap.isEmpty() ? ":" : ": ");
        write(v);
        if (top != f) {
          return;
        }
      }
    }
    end('}');
  }

  private Value property(Frame f, int slot, PropertyKey key) {
    if (f.shape != null && f.object.shape() == f.shape) {
      Value v = f.object.slot(realm, slot);
      if (!(v instanceof Accessor)) {
        return v;
      }
    }
    return f.object.get(realm, key);
  }

  /** EnumerableOwnProperties(o, key): the string keys. */
  static KeyList enumerableKeys(Realm realm, JsObject o) {
    KeyList all = new KeyList(realm);
    o.ownPropertyKeys(realm, all);
    int n = all.size();
    int plain = 0;
    while (plain < n && isEnumerable(realm, o, all.get(plain))) {
      plain++;
    }
    if (plain == n) {
      return all;
    }
    KeyList some = new KeyList(realm);
    for (int i = 0; i < n; i++) {
      if (i < plain || i > plain && isEnumerable(realm, o, all.get(i))) {
        some.add(all.get(i));
      }
    }
    return some;
  }

  private static boolean isEnumerable(Realm realm, JsObject o, PropertyKey key) {
    return !key.isSymbol() && o.ownValue(realm, key) != null
        && (o.ownAttributes(realm, key) & Attributes.ENUMERABLE) != 0;
  }

  /** QuoteJSONString, section 25.5.2.3. */
  private void quote(String s) {
    int n = s.length();
    realm.charge(n >> 3);
    out.append('"');
    int copied = 0;
    for (int i = 0; i < n; i++) {
      char c = s.charAt(i);
      if (c >= ' ' && c != '"' && c != '\\' && !Character.isSurrogate(c)) {
        continue;
      }
      if (Character.isHighSurrogate(c) && i + 1 < n && Character.isLowSurrogate(s.charAt(i + 1))) {
        i++;
        continue;
      }
      out.append(s, copied, i);
      copied = i + 1;
      escape(c);
    }
    if (copied < n) {
      out.append(s, copied, n);
    }
    out.append('"');
  }

  private void escape(char c) {
    out.append('\\');
    switch (c) {
      case '"', '\\' -> out.append(c);
      case '\b' -> out.append('b');
      case '\f' -> out.append('f');
      case '\n' -> out.append('n');
      case '\r' -> out.append('r');
      case '\t' -> out.append('t');
      default -> {
        out.append('u');
        for (int shift = 12; shift >= 0; shift -= 4) {
          out.append(HEX.charAt(c >> shift & 15));
        }
      }
    }
  }

  // ---- cycles ----

  private JsThrow cycle(JsObject o) {
    int links = 0;
    for (Frame f = top; f.object != o; f = f.outer) {
      realm.charge(1);
      links++;
    }
    String middle = "";
    int i = links;
    // From the inside out: link i leads to the i-th object below the start.
    for (Frame f = top; f.object != o; f = f.outer, i--) {
      realm.charge(1);
      if (i <= CYCLE_START || i > links - CYCLE_END) {
        middle = "\n    |     " + link(f.outer) + " -> object with constructor '" + constructorName(f.object) + "'" + middle;
      } else if (i == CYCLE_START + 1) {
        middle = "\n    |     ..." + middle;
      }
    }
    return realm.typeError("Converting circular structure to JSON\n    --> starting at object with constructor '"
        + constructorName(o) + "'" + middle + "\n    --- " + link(top) + " closes the circle");
  }

  /** How the property that {@code f} is writing is named. */
  private static String link(Frame f) {
    return f.isArray() ? "index " + (f.at - 1) : "property '" + shortened(f.key(f.at - 1).text()) + "'";
  }

  /** The name of the constructor that {@code o} inherits, as far as plain properties tell. */
  private String constructorName(JsObject o) {
    for (JsObject p = o; p != null; p = p.getPrototypeOf()) {
      realm.charge(1);
      Value c = p.ownValue(realm, PropertyKey.CONSTRUCTOR);
      if (c instanceof JsFunction f && f.ownValue(realm, PropertyKey.NAME) instanceof JsString name && name.length() > 0) {
        return shortened(name.toString());
      }
      if (c instanceof Accessor) {
        break;
      }
    }
    return o.builtinTag();
  }

  private static String shortened(String name) {
    return name.length() > 64 ? name.substring(0, 64) + "…" : name;
  }
}
