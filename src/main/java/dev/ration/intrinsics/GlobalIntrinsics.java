package dev.ration.intrinsics;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsString;
import dev.ration.runtime.Row;
import dev.ration.runtime.SourceCompiler;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** The global object and its functions, section 19, but for what Number shares; escape and unescape are of Annex B. */
enum GlobalIntrinsics implements Intrinsic {
  GLOBAL_OBJECT(Row.globalObject("sec-global-object")),
  EVAL(Row.method("eval", 1, Fuel.metered("1 per 4 characters, and what the code does"), "sec-eval-x")),
  GLOBAL_THIS(Row.alias("globalThis", 0, "sec-globalthis")),
  INFINITY(Row.value("Infinity", JsNumber.of(Double.POSITIVE_INFINITY), Attributes.NONE,
      "sec-value-properties-of-the-global-object-infinity")),
  NAN(Row.value("NaN", JsNumber.NAN, Attributes.NONE, "sec-value-properties-of-the-global-object-nan")),
  UNDEFINED(Row.value("undefined", Undefined.INSTANCE, Attributes.NONE, "sec-undefined")),
  IS_FINITE(Row.method("isFinite", 1, Fuel.perChar(Fuel.Source.ARGUMENT), "sec-isfinite-number")),
  IS_NAN(Row.method("isNaN", 1, Fuel.perChar(Fuel.Source.ARGUMENT), "sec-isnan-number")),
  DECODE_URI(Row.method("decodeURI", 1, Fuel.perChar(Fuel.Source.ARGUMENT), "sec-decodeuri-encodeduri")),
  DECODE_URI_COMPONENT(Row.method("decodeURIComponent", 1, Fuel.perChar(Fuel.Source.ARGUMENT),
      "sec-decodeuricomponent-encodeduricomponent")),
  ENCODE_URI(Row.method("encodeURI", 1, Fuel.perChar(Fuel.Source.ARGUMENT), "sec-encodeuri-uri")),
  ENCODE_URI_COMPONENT(Row.method("encodeURIComponent", 1, Fuel.perChar(Fuel.Source.ARGUMENT),
      "sec-encodeuricomponent-uricomponent")),
  ESCAPE(Row.method("escape", 1, Fuel.perChar(Fuel.Source.ARGUMENT), "sec-escape-string")),
  UNESCAPE(Row.method("unescape", 1, Fuel.perChar(Fuel.Source.ARGUMENT), "sec-unescape-string"));

  private final Row row;

  GlobalIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case EVAL -> eval(c);
      case IS_FINITE -> JsBoolean.of(Math.abs(c.toNumber(0)) < Double.POSITIVE_INFINITY);
      case IS_NAN -> JsBoolean.of(Double.isNaN(c.toNumber(0)));
      case DECODE_URI -> UriCoding.decode(c, text(c), UriCoding.RESERVED);
      case DECODE_URI_COMPONENT -> UriCoding.decode(c, text(c), UriCoding.NONE);
      case ENCODE_URI -> UriCoding.encode(c, text(c), UriCoding.WHOLE);
      case ENCODE_URI_COMPONENT -> UriCoding.encode(c, text(c), UriCoding.COMPONENT);
      case ESCAPE -> UriCoding.escape(c, text(c));
      case UNESCAPE -> UriCoding.unescape(c, text(c));
      case GLOBAL_OBJECT, GLOBAL_THIS, INFINITY, NAN, UNDEFINED -> throw new AssertionError(this);
    };
  }

  /** ToString of the argument; the row has charged for what already was a string. */
  private static JsString text(Call c) {
    JsString s = c.toJsString(0);
    if (s != c.arg(0)) {
      c.fuel(s.length() >> 3);
    }
    return s;
  }

  /** Indirect eval: direct calls are an instruction of their own. */
  private static Value eval(Call c) {
    if (!(c.arg(0) instanceof JsString source)) {
      return c.arg(0);
    }
    SourceCompiler compiler = c.realm().compiler();
    if (compiler == null) {
      throw c.realm().error(WellKnown.EVAL_ERROR_PROTOTYPE, "Code generation from strings disallowed for this context");
    }
    return compiler.evaluate(c.realm(), source.toString());
  }
}
