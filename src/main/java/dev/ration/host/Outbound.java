package dev.ration.host;

import dev.ration.runtime.Census;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsBigInt;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsDate;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsPrimitiveObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.KeyList;
import dev.ration.runtime.Null;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Shape;
import dev.ration.runtime.Special;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * One crossing out of the guest, by the traversal of JSON.stringify: own enumerable string keys in order, getters run,
 * toJSON called once an object, functions, symbols and undefined left out (row 30). The answer is detached, immutable
 * host data. Runs on the budget of the run: 1 fuel a value, and the bytes of the answer count as heap. Iterative.
 */
public final class Outbound implements Census.Root, AutoCloseable {
  /** Levels whose containers are found by looking at each. */
  private static final int MAX_SCAN = 8;
  private static final int MAX_DEPTH = 10_000;
  /** Accounted bytes of a list or map, and of one entry of each. */
  private static final int CONTAINER_WEIGHT = 64;
  private static final int LIST_ENTRY_WEIGHT = 24;
  private static final int MAP_ENTRY_WEIGHT = 64;
  private static final int SHORT = 32;
  private static final long UNBILLED = -1;
  /** Objects with up to this many properties leave as records. */
  private static final int MAX_RECORD = 8;

  private final Realm realm;
  private final boolean exact;
  private final Function<JsObject, String> refusal;
  /** The most bytes that may cross, by the measure of row 90; then they are billed too. */
  private final long limit;
  private long bytes;
  private long billed;
  /** The containers being converted: the outermost ones by depth, deeper ones in a table. */
  private final JsObject[] shallow = new JsObject[MAX_SCAN];
  private IdentityHashMap<JsObject, Boolean> deep;
  private Frame top;
  private Value current = Undefined.INSTANCE;
  private int depth;
  private long weight;
  private long longUnits;
  private Shape layout;
  private String[] names;
  private Shape shapeWithoutToJson;
  private JsObject withoutToJson;
  private int epoch = -1;
  /** Long strings of the answer: seen by a census, so that shared ones count once. */
  private final List<JsString> texts = new ArrayList<>();

  /**
   * @param exact numbers stay exact and a BigInt is allowed; otherwise as JSON text would have them
   * @param refusal why an object of a kind may not leave, or null when it may
   */
  public Outbound(Realm realm, boolean exact, Function<JsObject, String> refusal) {
    this(realm, exact, refusal, UNBILLED);
  }

  /** As the other; what crosses is also billed at 1 fuel per 16 bytes, and bounded by {@code limit} bytes (rows 99, 100). */
  public Outbound(Realm realm, boolean exact, Function<JsObject, String> refusal, long limit) {
    this.realm = realm;
    this.exact = exact;
    this.refusal = refusal;
    this.limit = limit;
    realm.addRoot(this);
  }

  /** Forgets what crossed: it does not count as heap any more. */
  @Override
  public void close() {
    realm.removeRoot(this);
  }

  /** Bytes crossed so far, by the measure of row 90; 0 when nobody is billed for them. */
  public long bytes() {
    return bytes;
  }

  private void bill(long n) throws NotSerializable {
    if (limit == UNBILLED) {
      return;
    }
    bytes += n;
    long due = (Math.min(bytes, limit) >> 4) - billed;
    billed += due;
    realm.charge(due);
    if (bytes > limit) {
      throw new NotSerializable("is over the " + limit + "-byte limit; raise it with crossingBytes", true);
    }
  }

  /** One container on the way down. Its answer is a list, a small record, or a map, whichever is not null. */
  private static final class Frame {
    final Frame outer;
    final JsObject source;
    /** The keys of a map. */
    final KeyList keys;
    /** The layout of a small record's source when it was opened, and the names in it. */
    final Shape layout;
    final String[] names;
    final long size;
    final ResultList list;
    final ResultRecord record;
    final Map<String, Object> map;
    long next;

    private Frame(Frame outer, JsObject source, KeyList keys, Shape layout, String[] names, long size) {
      this.outer = outer;
      this.source = source;
      this.keys = keys;
      this.layout = layout;
      this.names = names;
      this.size = size;
      this.list = keys == null && names == null ? new ResultList((int) Math.min(size, SHORT)) : null;
      this.record = names == null ? null : new ResultRecord(names);
      // Room for what small objects have; larger answers grow as they are paid for.
      this.map = keys == null ? null : new LinkedHashMap<>((int) Math.min(size, SHORT) * 4 / 3 + 1);
    }

    static Frame ofArray(Frame outer, JsObject source, long size) {
      return new Frame(outer, source, null, null, null, size);
    }

    static Frame ofRecord(Frame outer, JsObject source, String[] names) {
      return new Frame(outer, source, null, source.shape(), names, names.length);
    }

    static Frame ofObject(Frame outer, JsObject source, KeyList keys) {
      return new Frame(outer, source, keys, null, null, keys.size());
    }

    Object view() {
      return list != null ? list : record != null ? record : Collections.unmodifiableMap(map);
    }
  }

  @Override
  public void trace(Census census) {
    census.visit(current);
    census.add(weight);
    for (JsString s : texts) {
      census.visit(s);
    }
    for (Frame f = top; f != null; f = f.outer) {
      census.visit(f.source);
    }
  }

  /** The host's copy of a result: undefined is {@link Absent#UNDEFINED}. */
  public Object convert(Value v) throws NotSerializable {
    return convert(v, "");
  }

  /** As {@link #convert(Value)} for a property {@code key} of an object that is converted apart. */
  public Object convert(Value v, String key) throws NotSerializable {
    Value prepared = prepare(v, key);
    if (prepared.isUndefined()) {
      return Absent.UNDEFINED;
    }
    if (isOmitted(prepared)) {
      throw new NotSerializable(prepared instanceof JsSymbol ? "A symbol cannot leave the run: return its description"
          : "A function cannot leave the run: return what it computes");
    }
    Object root = begin(prepared, true);
    while (top != null) {
      step(top);
    }
    return root;
  }

  /** Goes on with the innermost container until it ends or another one begins. */
  private void step(Frame f) throws NotSerializable {
    while (f.next < f.size) {
      realm.charge(1);
      if (f.list != null) {
        element(f, f.next++);
      } else if (f.record != null) {
        property(f, (int) f.next++);
      } else {
        property(f, f.keys.get((int) f.next++));
      }
      if (top != f) {
        return;
      }
    }
    top = f.outer;
    depth--;
    if (depth < MAX_SCAN) {
      shallow[depth] = null;
    } else {
      deep.remove(f.source);
    }
  }

  private void element(Frame f, long i) throws NotSerializable {
    Value v = prepare(f.source.getIndex(realm, i), null);
    allocate(LIST_ENTRY_WEIGHT);
    f.list.append(isOmitted(v) ? null : begin(v, false));
  }

  /** A property of a small record: in its slot, unless guest code has changed the object since. */
  private void property(Frame f, int i) throws NotSerializable {
    JsObject o = f.source;
    PropertyKey key = f.layout.key(i);
    Value v = o.shape() == f.layout ? o.slot(realm, i) : null;
    if (v == null || v instanceof Special) {
      v = o.get(realm, key);
    }
    String name = f.names[i];
    v = prepare(v, name);
    if (!isOmitted(v)) {
      bill(2L * name.length() + 8);
      allocate(weightOf(name));
      f.record.append(name, begin(v, false));
    }
  }

  private void property(Frame f, PropertyKey key) throws NotSerializable {
    Value v = prepare(f.source.get(realm, key), key.text());
    if (!isOmitted(v)) {
      bill(2L * key.text().length() + 8);
      allocate(weightOf(key.text()));
      f.map.put(key.text(), begin(v, false));
    }
  }

  private static long weightOf(String name) {
    return MAP_ENTRY_WEIGHT + (name.length() > SHORT ? 2L * name.length() : 0);
  }

  private static boolean isOmitted(Value v) {
    return v.isUndefined() || v instanceof JsSymbol || v instanceof JsFunction;
  }

  /** toJSON and unwrapping: SerializeJSONProperty, steps 2 to 4. */
  private Value prepare(Value v, String key) {
    if (!(v instanceof JsObject o) || exact && v instanceof JsDate) {
      return v;
    }
    current = o;
    Value r = o;
    if (!inheritsNoToJson(o) && o.get(realm, PropertyKey.TO_JSON) instanceof JsFunction toJson) {
      String name = key != null ? key : Long.toString(top.next - 1);
      r = realm.call(toJson, o, realm.heap().string(name));
      current = r;
    }
    return r instanceof JsPrimitiveObject p ? unwrap(p) : r;
  }

  /** What the last object's prototype lacked, this one's lacks too while no prototype has changed. */
  private boolean inheritsNoToJson(JsObject o) {
    if (o.getClass() != JsObject.class && o.getClass() != JsArray.class
        || o.shape() != shapeWithoutToJson && o.shape().find(PropertyKey.TO_JSON) >= 0) {
      return false;
    }
    if (!o.shape().isUnique()) {
      shapeWithoutToJson = o.shape();
    }
    JsObject prototype = o.getPrototypeOf();
    if (prototype == withoutToJson && realm.prototypeEpoch() == epoch) {
      return true;
    }
    if (prototype == null || !prototype.hasProperty(realm, PropertyKey.TO_JSON)) {
      withoutToJson = prototype;
      epoch = realm.prototypeEpoch();
      return true;
    }
    return false;
  }

  private Value unwrap(JsPrimitiveObject p) {
    return switch (p.primitive().type()) {
      case NUMBER -> JsNumber.of(Conversions.toNumber(realm, p));
      case STRING -> Conversions.toJsString(realm, p);
      case BOOLEAN, BIGINT -> p.primitive();
      default -> p;
    };
  }

  private Object begin(Value v, boolean isRoot) throws NotSerializable {
    return v instanceof JsObject o && !(exact && o instanceof JsDate) ? container(o) : leaf(v, isRoot);
  }

  /** The answer for anything that has no parts. */
  private Object leaf(Value v, boolean isRoot) throws NotSerializable {
    if (limit != UNBILLED) {
      bill(v instanceof JsString s ? 2L * s.length() + 8 : v instanceof JsDate ? 32 : 8);
    }
    if (v instanceof JsString s) {
      if (s.length() > SHORT) {
        texts.add(s);
        longUnits += s.length();
      } else {
        allocate(72 + 2L * s.length());
      }
      return s.toString();
    }
    if (v instanceof JsNumber n) {
      return number(n.value(), isRoot);
    }
    if (v == Null.INSTANCE) {
      return null;
    }
    if (v instanceof JsBoolean b) {
      return b.value();
    }
    if (v instanceof JsBigInt b) {
      if (!exact) {
        throw new NotSerializable("Do not know how to serialize a BigInt");
      }
      return b.value();
    }
    return instant((JsDate) v);
  }

  /** An Instant; null for a Date that is none, as JSON has it. */
  private Object instant(JsDate date) throws NotSerializable {
    if (!date.isExact(realm)) {
      throw new NotSerializable("A Date of a subclass or with properties of its own cannot leave the run:"
          + " return its getTime() or toISOString()");
    }
    allocate(CONTAINER_WEIGHT);
    return date.isValid() ? Instant.ofEpochMilli(date.millis()) : null;
  }

  private Object number(double d, boolean isRoot) {
    if (!exact && !isRoot && (d != d || Double.isInfinite(d))) {
      return null;
    }
    return toHost(exact || isRoot ? d : d + 0.0);
  }

  /** UTF-16 units of all long strings converted so far, shared ones as often as they occur: their JSON text is no shorter. */
  public long longUnits() {
    return longUnits;
  }

  /** No JSON text of what was converted so far is longer, in UTF-8 bytes. */
  public long jsonBound() {
    // An entry of 24 accounted bytes is a number of at most 25 characters and a comma; a short string of n units has 72 + 2n
    // and at most 6n + 3 bytes; a name of n units 64, and 2n more if it is long, for at most 6n + 4.
    return 4 * weight + 6 * longUnits + 64;
  }

  /** An integral number within ±(2^53-1) as Long, negative zero and all others as Double (decision 11). */
  public static Object toHost(double d) {
    long l = (long) d;
    if (l != d || l < -HostLeaf.MAX_SAFE || l > HostLeaf.MAX_SAFE || l == 0 && Double.doubleToRawLongBits(d) != 0) {
      return d;
    }
    return l;
  }

  private boolean isOpen(JsObject o) {
    for (int i = Math.min(depth, MAX_SCAN) - 1; i >= 0; i--) {
      if (shallow[i] == o) {
        return true;
      }
    }
    if (depth < MAX_SCAN) {
      return false;
    }
    if (deep == null) {
      deep = new IdentityHashMap<>();
    }
    return deep.containsKey(o);
  }

  private Object container(JsObject o) throws NotSerializable {
    bill(o instanceof JsDate ? 32 : 16);
    String why = refusal.apply(o);
    if (why != null) {
      throw new NotSerializable(why);
    }
    boolean record = o.isPlain() && namesOf(o.shape()) != null || isPlainRecord(o);
    if (record && depth < MAX_DEPTH && isLeaves(o)) {
      return leaves(o);
    }
    if (isOpen(o)) {
      throw new NotSerializable("The result contains itself: JSON cannot express a cycle");
    }
    if (depth < MAX_SCAN) {
      shallow[depth] = o;
    } else {
      deep.put(o, Boolean.TRUE);
    }
    if (++depth > MAX_DEPTH) {
      throw new NotSerializable("The result is nested more than " + MAX_DEPTH + " levels deep", true);
    }
    realm.charge(1);
    allocate(CONTAINER_WEIGHT);
    if (o instanceof JsArray a) {
      top = Frame.ofArray(top, o, ObjectOperations.lengthOfArrayLike(realm, a));
    } else if (record) {
      top = Frame.ofRecord(top, o, names);
    } else {
      top = Frame.ofObject(top, o, enumerableKeys(o));
    }
    return top.view();
  }

  /** Whether no property of a small record holds an object or has a getter. */
  private boolean isLeaves(JsObject o) {
    Value[] slots = o.slots();
    int n = names.length;
    if (slots.length < n) {
      return n == 0;
    }
    for (int i = 0; i < n; i++) {
      if (slots[i] instanceof JsObject || slots[i] instanceof Special) {
        return false;
      }
    }
    return true;
  }

  /** The copy of such a record: nothing runs meanwhile. */
  private ResultRecord leaves(JsObject o) throws NotSerializable {
    ResultRecord record = new ResultRecord(names);
    realm.charge(1L + names.length);
    allocate(CONTAINER_WEIGHT);
    Value[] slots = o.slots();
    for (int i = 0; i < names.length; i++) {
      Value v = slots[i];
      if (!v.isUndefined() && !(v instanceof JsSymbol)) {
        bill(2L * names[i].length() + 8);
        allocate(weightOf(names[i]));
        record.append(names[i], leaf(v, false));
      }
    }
    return record;
  }

  /** A record of a scope is as plain as an object, but its keys are charged. */
  private boolean isPlainRecord(JsObject o) {
    if (!(o instanceof FrozenRecord) || o.hasIndexProperties() || namesOf(o.shape()) == null) {
      return false;
    }
    realm.charge(o.shape().size() >> 2);
    return true;
  }

  /** The names of a small layout that is nothing but enumerable names, else null: those of the last one are kept. */
  private String[] namesOf(Shape shape) {
    if (shape != layout) {
      layout = shape;
      names = findNames(shape);
    }
    return names;
  }

  private static String[] findNames(Shape shape) {
    int n = shape.size();
    if (n > MAX_RECORD) {
      return null;
    }
    String[] names = new String[n];
    for (int i = 0; i < n; i++) {
      PropertyKey key = shape.key(i);
      if (key == null || key.isSymbol() || (shape.attributes(i) & Attributes.ENUMERABLE) == 0) {
        return null;
      }
      names[i] = key.text();
    }
    return names;
  }

  /** EnumerableOwnProperties of kind key, section 7.3.24. */
  private KeyList enumerableKeys(JsObject o) {
    if (o.getClass() == JsObject.class && !o.hasIndexProperties()) {
      return named(o.shape());
    }
    KeyList all = new KeyList(realm);
    o.ownPropertyKeys(realm, all);
    KeyList keys = new KeyList(realm);
    for (int i = 0; i < all.size(); i++) {
      PropertyKey key = all.get(i);
      if (!key.isSymbol() && o.ownValue(realm, key) != null
          && (o.ownAttributes(realm, key) & Attributes.ENUMERABLE) != 0) {
        keys.add(key);
      }
    }
    return keys;
  }

  /** The keys of an ordinary object without index properties: they are in its shape. */
  private KeyList named(Shape shape) {
    KeyList keys = new KeyList(realm);
    for (int i = 0; i < shape.size(); i++) {
      PropertyKey key = shape.key(i);
      if (key != null && !key.isSymbol() && (shape.attributes(i) & Attributes.ENUMERABLE) != 0) {
        keys.add(key);
      }
    }
    return keys;
  }

  private void allocate(long bytes) {
    weight += bytes;
    realm.heap().allocate(bytes);
  }
}
