package dev.ration.intrinsics;

import dev.ration.regexp.RegExpFlags;
import dev.ration.runtime.Accessor;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.DateText;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsBigInt;
import dev.ration.runtime.JsDate;
import dev.ration.runtime.JsError;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsPrimitiveObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.KeyList;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.UtcTime;
import dev.ration.runtime.Value;

/**
 * Values as the console shows them: strings as they are, other values much as source text. No getter, toString or other guest
 * code runs. Bounded in depth, in entries and in length; 1 fuel a value.
 */
final class ConsoleText {
  /** Longest line in UTF-16 units. */
  private static final int MAX_LENGTH = 10_000;
  private static final int MAX_DEPTH = 4;
  private static final int MAX_ENTRIES = 100;
  /** A BigInt of more digits than a line has is not worth printing. */
  private static final int MAX_BITS = 4 * MAX_LENGTH;

  private final Realm realm;
  private final TextBuilder text;

  private ConsoleText(Realm realm, TextBuilder text) {
    this.realm = realm;
    this.text = text;
  }

  /** The arguments of {@code c} from number {@code from}, with spaces between, after {@code head}. */
  static String of(Call c, int from, String head) {
    try (TextBuilder text = new TextBuilder(c.realm())) {
      text.append(head);
      ConsoleText console = new ConsoleText(c.realm(), text);
      for (int i = from; i < c.argc() && !console.isFull(); i++) {
        if (text.length() > 0) {
          text.append(i == from && i > 0 ? ": " : " ");
        }
        Value v = c.arg(i);
        if (v instanceof JsString s) {
          console.plain(s);
        } else {
          console.show(v, 0);
        }
      }
      if (text.length() > MAX_LENGTH) {
        text.setLength(MAX_LENGTH);
        text.append('…');
      }
      return text.toString();
    }
  }

  private boolean isFull() {
    return text.length() > MAX_LENGTH;
  }

  private void plain(JsString s) {
    String all = s.toString();
    text.append(all, 0, Math.min(all.length(), MAX_LENGTH + 1));
  }

  private void show(Value v, int depth) {
    realm.charge(1);
    if (v instanceof JsString s) {
      quoted(s.toString());
    } else if (v instanceof JsNumber n) {
      text.append(n.value() == 0 && 1 / n.value() < 0 ? "-0" : Conversions.numberToString(realm, n.value()).toString());
    } else if (v instanceof JsBigInt b) {
      bigInt(b);
    } else if (v instanceof JsObject o) {
      object(o, depth);
    } else {
      String shown = v.toString();
      text.append(shown, 0, Math.min(shown.length(), MAX_LENGTH + 1));
    }
  }

  private void bigInt(JsBigInt b) {
    if (b.value().bitLength() > MAX_BITS) {
      text.append("[BigInt]");
      return;
    }
    realm.charge(b.value().bitLength() >> 3);
    text.append(b.value().toString()).append('n');
  }

  private void quoted(String s) {
    text.append('"');
    int n = Math.min(s.length(), MAX_LENGTH);
    realm.charge(n >> 3);
    for (int i = 0; i < n; i++) {
      char c = s.charAt(i);
      switch (c) {
        case '"', '\\' -> text.append('\\').append(c);
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> text.append(c);
      }
    }
    text.append('"');
  }

  private void object(JsObject o, int depth) {
    if (o instanceof JsFunction f) {
      named("[Function", " ", f, "]");
    } else if (o instanceof JsError e) {
      error(e);
    } else if (o instanceof JsDate d) {
      text.append(d.isValid() ? new UtcTime(d.millis()).isoText() : DateText.INVALID);
    } else if (o instanceof JsRegExp r) {
      regExp(r);
    } else if (o instanceof JsPrimitiveObject p) {
      text.append("[" + o.builtinTag() + ": ");
      show(p.primitive(), depth);
      text.append(']');
    } else if (depth == MAX_DEPTH) {
      text.append(o instanceof JsArray ? "[Array]" : "[" + o.builtinTag() + "]");
    } else if (o instanceof JsArray a) {
      array(a, depth);
    } else if (o instanceof JsMap m) {
      table("Map", m.data(), true, depth);
    } else if (o instanceof JsSet s) {
      table("Set", s.data(), false, depth);
    } else {
      record(o, depth);
    }
  }

  private void named(String open, String before, JsFunction f, String close) {
    text.append(open);
    if (f.ownValue(realm, PropertyKey.NAME) instanceof JsString name && name.length() > 0) {
      text.append(before);
      plain(name);
    }
    text.append(close);
  }

  private void error(JsError e) {
    Value name = data(e, PropertyKey.NAME);
    Value message = data(e, PropertyKey.MESSAGE);
    if (name instanceof JsString n) {
      plain(n);
    } else {
      text.append("Error");
    }
    if (message instanceof JsString m && m.length() > 0) {
      text.append(": ");
      plain(m);
    }
  }

  private void regExp(JsRegExp r) {
    String shown = "/" + r.program().source() + "/" + RegExpFlags.toString(r.program().flags());
    text.append(shown, 0, Math.min(shown.length(), MAX_LENGTH + 1));
  }

  /** A property that is data, here or on one of the next few prototypes. */
  private Value data(JsObject o, PropertyKey key) {
    for (int i = 0; o != null && i < MAX_ENTRIES; i++, o = o.getPrototypeOf()) {
      realm.charge(1);
      Value v = o.ownValue(realm, key);
      if (v != null) {
        return v instanceof Accessor ? null : v;
      }
    }
    return null;
  }

  private void array(JsArray a, int depth) {
    text.append('[');
    long n = Math.min(a.length(), MAX_ENTRIES);
    for (long i = 0; i < n && !isFull(); i++) {
      text.append(i == 0 ? "" : ", ");
      entry(a.ownValue(realm, PropertyKey.ofIndex(i)), depth);
    }
    more(a.length() - n);
    text.append(']');
  }

  private void table(String kind, OrderedTable data, boolean values, int depth) {
    text.append(kind + "(" + data.size() + ") {");
    OrderedTable.Cursor cursor = new OrderedTable.Cursor(data);
    int n = 0;
    for (int e = cursor.advance(realm); e >= 0 && n < MAX_ENTRIES && !isFull(); e = cursor.advance(realm)) {
      text.append(n++ == 0 ? "" : ", ");
      show(data.key(e), depth + 1);
      if (values) {
        text.append(" => ");
        show(data.value(e), depth + 1);
      }
    }
    more(data.size() - n);
    text.append('}');
  }

  private void record(JsObject o, int depth) {
    JsObject prototype = o.getPrototypeOf();
    if (prototype != null && prototype != realm.objectPrototype()
        && data(prototype, PropertyKey.CONSTRUCTOR) instanceof JsFunction f) {
      named("", "", f, " ");
    } else if (!o.builtinTag().equals("Object")) {
      text.append(o.builtinTag() + " ");
    }
    KeyList keys = new KeyList(realm);
    o.ownPropertyKeys(realm, keys);
    text.append('{');
    int n = 0;
    for (int i = 0; i < keys.size() && n < MAX_ENTRIES && !isFull(); i++) {
      PropertyKey key = keys.get(i);
      realm.charge(1);
      if ((o.ownAttributes(realm, key) & Attributes.ENUMERABLE) != 0) {
        text.append(n++ == 0 ? " " : ", ");
        if (key.isSymbol()) {
          text.append("[" + key.symbol() + "]");
        } else {
          text.append(key.text(), 0, Math.min(key.text().length(), MAX_LENGTH + 1));
        }
        text.append(": ");
        entry(o.ownValue(realm, key), depth);
      }
    }
    if (n == MAX_ENTRIES) {
      text.append(", …");
    }
    text.append(n == 0 ? "}" : " }");
  }

  private void entry(Value v, int depth) {
    if (v == null) {
      text.append("<empty>");
    } else if (v instanceof Accessor) {
      text.append("[Accessor]");
    } else {
      show(v, depth + 1);
    }
  }

  private void more(long n) {
    if (n > 0) {
      text.append(", … " + n + " more");
    }
  }
}
