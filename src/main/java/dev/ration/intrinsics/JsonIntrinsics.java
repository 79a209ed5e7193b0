package dev.ration.intrinsics;

import static dev.ration.runtime.Row.method;
import static dev.ration.runtime.Row.namespace;

import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsPrimitiveObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.KeyList;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.Value;

/** JSON, section 25.5. */
enum JsonIntrinsics implements Intrinsic {
  JSON(namespace("JSON", "sec-json-object")),
  IS_RAW_JSON(method("isRawJSON", 1, Fuel.flat(), "sec-json.israwjson")),
  PARSE(method("parse", 2, Fuel.metered("3 per value and 1 per 8 units of text"), "sec-json.parse")),
  RAW_JSON(method("rawJSON", 1, Fuel.metered("1 per 8 units of text"), "sec-json.rawjson")),
  STRINGIFY(method("stringify", 3, Fuel.metered("3 per property, 1 per 8 units quoted and per 32 units of text"),
      "sec-json.stringify")),
  TO_STRING_TAG(Row.toStringTag("JSON", "sec-json-%symbol.tostringtag%"));

  private static final PropertyKey RAW_JSON_KEY = PropertyKey.of("rawJSON");
  private static final String SPACES = "          ";

  private final Row row;

  JsonIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case IS_RAW_JSON -> JsBoolean.of(c.arg(0) instanceof RawJson);
      case PARSE -> parse(c);
      case RAW_JSON -> rawJson(c);
      case STRINGIFY -> stringify(c);
      case JSON, TO_STRING_TAG -> throw new AssertionError(this);
    };
  }

  private static Value parse(Call c) {
    Realm realm = c.realm();
    String text = c.toJsString(0).toString();
    if (!(c.arg(1) instanceof JsFunction reviver)) {
      try (JsonParser parser = new JsonParser(realm, text, null)) {
        return parser.parse();
      }
    }
    try (JsonRecords records = new JsonRecords(realm)) {
      Value root;
      try (JsonParser parser = new JsonParser(realm, text, records)) {
        root = parser.parse();
      }
      return new JsonReviver(realm, reviver, text, records).revive(root);
    }
  }

  private static Value rawJson(Call c) {
    Realm realm = c.realm();
    JsString string = c.toJsString(0);
    String text = string.toString();
    if (text.isEmpty() || isJsonSpace(text.charAt(0)) || isJsonSpace(text.charAt(text.length() - 1))
        || text.charAt(0) == '{' || text.charAt(0) == '[') {
      throw realm.syntaxError("Invalid value for JSON.rawJSON");
    }
    try (JsonParser parser = new JsonParser(realm, text, null)) {
      parser.parse();
    }
    RawJson raw = c.keep(new RawJson(realm));
    raw.createDataProperty(realm, RAW_JSON_KEY, string);
    ObjectOperations.setIntegrityLevel(realm, raw, true);
    return raw;
  }

  private static boolean isJsonSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  private static Value stringify(Call c) {
    JsFunction replacer = c.arg(1) instanceof JsFunction f ? f : null;
    KeyList propertyList = c.arg(1) instanceof JsArray a ? propertyList(c, a) : null;
    try (JsonWriter writer = new JsonWriter(c.realm(), replacer, propertyList, gap(c))) {
      return writer.stringify(c.arg(0));
    }
  }

  private static KeyList propertyList(Call c, JsArray replacer) {
    Realm realm = c.realm();
    KeyList keys = new KeyList(realm);
    JsObject seen = c.keep(JsObject.create(realm, (JsObject) null));
    long n = replacer.length();
    for (long i = 0; i < n; i++) {
      c.fuel(1);
      Value v = replacer.getIndex(realm, i);
      boolean names = v instanceof JsString || v instanceof JsNumber
          || v instanceof JsPrimitiveObject o && (o.primitive() instanceof JsString || o.primitive() instanceof JsNumber);
      if (names) {
        PropertyKey key = Conversions.toPropertyKey(realm, Conversions.toJsString(realm, v));
        if (!seen.hasOwnProperty(realm, key)) {
          seen.createDataProperty(realm, key, JsBoolean.TRUE);
          keys.add(key);
        }
      }
    }
    return keys;
  }

  private static String gap(Call c) {
    Value space = c.arg(2);
    if (space instanceof JsPrimitiveObject o) {
      if (o.primitive() instanceof JsNumber) {
        space = JsNumber.of(Conversions.toNumber(c.realm(), o));
      } else if (o.primitive() instanceof JsString) {
        space = Conversions.toJsString(c.realm(), o);
      }
    }
    if (space instanceof JsNumber n) {
      return SPACES.substring(0, (int) Math.max(0, Math.min(10, Conversions.toIntegerOrInfinity(n.value()))));
    }
    return space instanceof JsString s ? s.toString().substring(0, Math.min(10, s.length())) : "";
  }
}
