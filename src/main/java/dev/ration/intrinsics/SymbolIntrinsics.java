package dev.ration.intrinsics;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsPrimitiveObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.Row;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;

/** Symbol objects, section 20.4. */
enum SymbolIntrinsics implements Intrinsic {
  SYMBOL(Row.constructor("Symbol", 0, Fuel.flat(), "sec-symbol-description")),
  PROTOTYPE(Row.prototype("sec-properties-of-the-symbol-prototype-object")),
  TO_STRING(Row.method("toString", 0, Fuel.metered("1 per 32 characters of the description"),
      "sec-symbol.prototype.tostring")),
  VALUE_OF(Row.method("valueOf", 0, Fuel.flat(), "sec-symbol.prototype.valueof")),
  DESCRIPTION(Row.getter("description", Fuel.flat(), "sec-symbol.prototype.description")),
  TO_STRING_TAG(Row.toStringTag("Symbol", "sec-symbol.prototype-%symbol.tostringtag%")),
  TO_PRIMITIVE(Row.method(JsSymbol.TO_PRIMITIVE, 1, Fuel.flat(), "sec-symbol.prototype-%symbol.toprimitive%")
      .withAttributes(Attributes.CONFIGURABLE)),
  FOR(Row.staticMethod("for", 1, Fuel.metered("1 per 16 characters of the key"), "sec-symbol.for")),
  KEY_FOR(Row.staticMethod("keyFor", 1, Fuel.metered("1 per 16 characters of the key"), "sec-symbol.keyfor")),
  ASYNC_ITERATOR(wellKnown("asyncIterator", JsSymbol.ASYNC_ITERATOR, "sec-symbol.asynciterator")),
  HAS_INSTANCE(wellKnown("hasInstance", JsSymbol.HAS_INSTANCE, "sec-symbol.hasinstance")),
  IS_CONCAT_SPREADABLE(wellKnown("isConcatSpreadable", JsSymbol.IS_CONCAT_SPREADABLE, "sec-symbol.isconcatspreadable")),
  ITERATOR(wellKnown("iterator", JsSymbol.ITERATOR, "sec-symbol.iterator")),
  MATCH(wellKnown("match", JsSymbol.MATCH, "sec-symbol.match")),
  MATCH_ALL(wellKnown("matchAll", JsSymbol.MATCH_ALL, "sec-symbol.matchall")),
  REPLACE(wellKnown("replace", JsSymbol.REPLACE, "sec-symbol.replace")),
  SEARCH(wellKnown("search", JsSymbol.SEARCH, "sec-symbol.search")),
  SPECIES(wellKnown("species", JsSymbol.SPECIES, "sec-symbol.species")),
  SPLIT(wellKnown("split", JsSymbol.SPLIT, "sec-symbol.split")),
  TO_PRIMITIVE_SYMBOL(wellKnown("toPrimitive", JsSymbol.TO_PRIMITIVE, "sec-symbol.toprimitive")),
  TO_STRING_TAG_SYMBOL(wellKnown("toStringTag", JsSymbol.TO_STRING_TAG, "sec-symbol.tostringtag")),
  UNSCOPABLES(wellKnown("unscopables", JsSymbol.UNSCOPABLES, "sec-symbol.unscopables"));

  private final Row row;

  SymbolIntrinsics(Row row) {
    this.row = row;
  }

  private static Row wellKnown(String name, JsSymbol symbol, String section) {
    return Row.staticValue(name, symbol, Attributes.NONE, section);
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case SYMBOL -> symbol(c);
      case TO_STRING -> descriptiveString(c, thisSymbolValue(c));
      case VALUE_OF, TO_PRIMITIVE -> thisSymbolValue(c);
      case DESCRIPTION -> orUndefined(thisSymbolValue(c).description());
      case FOR -> c.realm().symbols().symbolFor(c.toJsString(0));
      case KEY_FOR -> keyFor(c);
      case PROTOTYPE, TO_STRING_TAG, ASYNC_ITERATOR, HAS_INSTANCE, IS_CONCAT_SPREADABLE, ITERATOR, MATCH, MATCH_ALL,
          REPLACE, SEARCH, SPECIES, SPLIT, TO_PRIMITIVE_SYMBOL, TO_STRING_TAG_SYMBOL, UNSCOPABLES ->
          throw new AssertionError(this);
    };
  }

  private static Value symbol(Call c) {
    if (c.newTarget() != null) {
      throw c.typeError("Symbol is not a constructor");
    }
    JsString description = c.arg(0).isUndefined() ? null : c.toJsString(0);
    return JsSymbol.create(c.realm(), description);
  }

  private JsSymbol thisSymbolValue(Call c) {
    if (c.receiver() instanceof JsSymbol s) {
      return s;
    }
    if (c.receiver() instanceof JsPrimitiveObject o && o.primitive() instanceof JsSymbol s) {
      return s;
    }
    throw c.typeError("Symbol.prototype." + row.name() + " requires that 'this' be a Symbol");
  }

  /** SymbolDescriptiveString, section 20.4.3.3.1. */
  static JsString descriptiveString(Call c, JsSymbol symbol) {
    try (TextBuilder out = new TextBuilder(c.realm())) {
      out.append("Symbol(");
      if (symbol.description() != null) {
        out.append(symbol.description());
      }
      return out.append(')').toJsString();
    }
  }

  private static Value keyFor(Call c) {
    if (c.arg(0) instanceof JsSymbol s) {
      return orUndefined(c.realm().symbols().keyFor(s));
    }
    throw c.typeError(ErrorText.describe(c.realm(), c.arg(0)) + " is not a symbol");
  }

  private static Value orUndefined(JsString s) {
    return s == null ? Undefined.INSTANCE : s;
  }
}
