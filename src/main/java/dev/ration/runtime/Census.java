package dev.ration.runtime;

import dev.ration.meter.Meter;
import java.util.Arrays;

/**
 * Measures the live heap by tracing from the roots of the run, with an explicit stack. Costs 1 fuel per 4 objects and 1 per 64
 * slots.
 * What belongs to a program or a template is permanent: never marked, never weighed.
 */
public final class Census implements Meter.Census {
  /** Mark of what weighs nothing and may be shared by threads. */
  static final int PERMANENT = -1;

  /** Anything that keeps guest values alive: frames, the realm, calls of built-ins. */
  public interface Root {
    /** Visits every value that this root keeps. */
    void trace(Census census);
  }

  private static final Object[] NOTHING_PENDING = {};
  private static final WeakValues[] NOTHING_WEAK = {};

  private final Realm realm;
  private int epoch;
  private long bytes;
  /** Made by the first census, which most runs do not reach. */
  private Object[] pending = NOTHING_PENDING;
  private int depth;
  /** What is not charged yet, in sixteenths of a unit. */
  private int work;
  private WeakValues[] weak = NOTHING_WEAK;
  private int weakCount;

  Census(Realm realm) {
    this.realm = realm;
  }

  @Override
  public long liveBytes() {
    epoch++;
    bytes = 0;
    depth = 0;
    work = 0;
    realm.traceRoots(this);
    while (depth > 0) {
      Object o = pending[--depth];
      pending[depth] = null;
      if ((work += 4) >= 16) {
        pay();
      }
      if (o instanceof JsObject x) {
        bytes += x.weight();
        x.trace(this);
      } else if (o instanceof JsString x) {
        bytes += x.weight();
        x.trace(this);
      } else if (o instanceof Scope x) {
        bytes += x.weight();
        x.trace(this);
      } else if (o instanceof Shape x) {
        bytes += x.weight();
        x.trace(this);
      } else if (o instanceof Traceable x) {
        bytes += x.weight();
        x.trace(this);
      }
    }
    for (int i = 0; i < weakCount; i++) {
      weak[i].purge(realm, epoch);
      weak[i] = null;
    }
    weakCount = 0;
    return bytes;
  }

  /** The number of the census that runs or ran last. */
  int epoch() {
    return epoch;
  }

  /** Goes on counting where another census of the same run stopped, whose marks the objects bear. */
  void continueFrom(Census other) {
    epoch = Math.max(epoch, other.epoch);
  }

  /** What weak collections hold for an object that was reached. */
  void visitWeak(WeakValues w) {
    if (weakCount == weak.length) {
      weak = Arrays.copyOf(weak, Math.max(16, weakCount * 2));
    }
    weak[weakCount++] = w;
  }

  /** Something other than an object that guests keep alive (a suspended frame, a table). Marks itself by epoch. */
  public interface Traceable {
    /** The epoch this was last visited in. */
    int mark();

    void setMark(int epoch);

    long weight();

    void trace(Census census);
  }

  /** Adds bytes that belong to a root itself. */
  public void add(long n) {
    bytes += n;
  }

  private void push(Object o) {
    if (depth == pending.length) {
      pending = Arrays.copyOf(pending, Math.max(64, depth * 2));
    }
    pending[depth++] = o;
  }

  /** Visits a value held by a root or field; null is nothing. */
  public void visit(Value v) {
    if (v instanceof JsObject o) {
      if (o.mark != epoch) {
        o.mark = epoch;
        push(o);
      }
    } else if (v instanceof JsString s) {
      if (s.mark != epoch && s.mark != PERMANENT) {
        s.mark = epoch;
        push(s);
      }
    } else if (v instanceof JsSymbol s) {
      if (s.mark != epoch && s.mark != PERMANENT) {
        s.mark = epoch;
        bytes += JsSymbol.WEIGHT;
        visit(s.description());
      }
    } else if (v instanceof JsBigInt b) {
      if (b.mark != epoch && b.mark != PERMANENT) {
        b.mark = epoch;
        bytes += b.weight();
      }
    } else if (v instanceof Accessor a) {
      bytes += Accessor.WEIGHT;
      a.trace(this);
    }
  }

  /** Visits a value in a heap slot, where a number has a box of its own. */
  public void visitSlot(Value v) {
    if (v instanceof JsNumber n) {
      if (!JsNumber.isCached(n.value())) {
        bytes += JsNumber.WEIGHT;
      }
    } else {
      visit(v);
    }
  }

  /** Counts {@code n} entries of a table about to be visited: 1 fuel per 16. */
  void work(int n) {
    if ((work += n) >= 16) {
      pay();
    }
  }

  private void pay() {
    realm.charge(work >> 4);
    work &= 15;
  }

  /** Visits the first {@code n} slots. */
  public void visitSlots(Value[] slots, int n) {
    if ((work += n >> 2) >= 16) {
      pay();
    }
    for (int i = 0; i < n; i++) {
      Value v = slots[i];
      if (v != null) {
        visitSlot(v);
      }
    }
  }

  public void visitScope(Scope s) {
    if (s != null && s.mark != epoch) {
      s.mark = epoch;
      push(s);
    }
  }

  public void visit(Traceable t) {
    if (t != null && t.mark() != epoch) {
      t.setMark(epoch);
      push(t);
    }
  }

  void visitShape(Shape s) {
    if (s.mark != epoch && !s.isTemplate()) {
      s.mark = epoch;
      push(s);
    }
  }

  /** A key that a guest-made table holds: its text weighs with the table. */
  void visitKey(PropertyKey k) {
    if (k == null) {
      return;
    }
    if (k.isSymbol()) {
      visit(k.symbol());
    } else if (!k.isIndex()) {
      bytes += 2L * k.text().length();
    }
  }
}
