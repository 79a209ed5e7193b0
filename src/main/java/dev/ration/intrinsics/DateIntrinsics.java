package dev.ration.intrinsics;

import static dev.ration.runtime.Row.constructor;
import static dev.ration.runtime.Row.method;
import static dev.ration.runtime.Row.prototype;
import static dev.ration.runtime.Row.staticMethod;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.DateParser;
import dev.ration.runtime.DateText;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.FrozenClock;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsDate;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.Null;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Row;
import dev.ration.runtime.TimeValues;
import dev.ration.runtime.UtcTime;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/**
 * Date, section 21.4 and B.2.3, on the frozen clock and the one offset of the realm (row 305). The texts of the locale are
 * the plain ones.
 */
enum DateIntrinsics implements Intrinsic {
  DATE(constructor("Date", 7, Fuel.flat(4), "sec-date-constructor")),
  PROTOTYPE(prototype("sec-properties-of-the-date-prototype-object")),
  NOW(staticMethod("now", 0, Fuel.flat(), "sec-date.now")),
  PARSE(staticMethod("parse", 1, Fuel.flat(8), "sec-date.parse")),
  UTC(staticMethod("UTC", 7, Fuel.flat(4), "sec-date.utc")),
  GET_DATE(getter("getDate", "sec-date.prototype.getdate"), DateField.DATE, true),
  GET_DAY(getter("getDay", "sec-date.prototype.getday"), DateField.DAY, true),
  GET_FULL_YEAR(getter("getFullYear", "sec-date.prototype.getfullyear"), DateField.FULL_YEAR, true),
  GET_HOURS(getter("getHours", "sec-date.prototype.gethours"), DateField.HOURS, true),
  GET_MILLISECONDS(getter("getMilliseconds", "sec-date.prototype.getmilliseconds"), DateField.MILLISECONDS, true),
  GET_MINUTES(getter("getMinutes", "sec-date.prototype.getminutes"), DateField.MINUTES, true),
  GET_MONTH(getter("getMonth", "sec-date.prototype.getmonth"), DateField.MONTH, true),
  GET_SECONDS(getter("getSeconds", "sec-date.prototype.getseconds"), DateField.SECONDS, true),
  GET_TIME(getter("getTime", "sec-date.prototype.gettime")),
  GET_TIMEZONE_OFFSET(getter("getTimezoneOffset", "sec-date.prototype.gettimezoneoffset")),
  GET_UTC_DATE(getter("getUTCDate", "sec-date.prototype.getutcdate"), DateField.DATE, false),
  GET_UTC_DAY(getter("getUTCDay", "sec-date.prototype.getutcday"), DateField.DAY, false),
  GET_UTC_FULL_YEAR(getter("getUTCFullYear", "sec-date.prototype.getutcfullyear"), DateField.FULL_YEAR, false),
  GET_UTC_HOURS(getter("getUTCHours", "sec-date.prototype.getutchours"), DateField.HOURS, false),
  GET_UTC_MILLISECONDS(getter("getUTCMilliseconds", "sec-date.prototype.getutcmilliseconds"), DateField.MILLISECONDS, false),
  GET_UTC_MINUTES(getter("getUTCMinutes", "sec-date.prototype.getutcminutes"), DateField.MINUTES, false),
  GET_UTC_MONTH(getter("getUTCMonth", "sec-date.prototype.getutcmonth"), DateField.MONTH, false),
  GET_UTC_SECONDS(getter("getUTCSeconds", "sec-date.prototype.getutcseconds"), DateField.SECONDS, false),
  SET_DATE(setter("setDate", 1, "sec-date.prototype.setdate"), DateField.DATE, true),
  SET_FULL_YEAR(setter("setFullYear", 3, "sec-date.prototype.setfullyear"), DateField.FULL_YEAR, true),
  SET_HOURS(setter("setHours", 4, "sec-date.prototype.sethours"), DateField.HOURS, true),
  SET_MILLISECONDS(setter("setMilliseconds", 1, "sec-date.prototype.setmilliseconds"), DateField.MILLISECONDS, true),
  SET_MINUTES(setter("setMinutes", 3, "sec-date.prototype.setminutes"), DateField.MINUTES, true),
  SET_MONTH(setter("setMonth", 2, "sec-date.prototype.setmonth"), DateField.MONTH, true),
  SET_SECONDS(setter("setSeconds", 2, "sec-date.prototype.setseconds"), DateField.SECONDS, true),
  SET_TIME(setter("setTime", 1, "sec-date.prototype.settime")),
  SET_UTC_DATE(setter("setUTCDate", 1, "sec-date.prototype.setutcdate"), DateField.DATE, false),
  SET_UTC_FULL_YEAR(setter("setUTCFullYear", 3, "sec-date.prototype.setutcfullyear"), DateField.FULL_YEAR, false),
  SET_UTC_HOURS(setter("setUTCHours", 4, "sec-date.prototype.setutchours"), DateField.HOURS, false),
  SET_UTC_MILLISECONDS(setter("setUTCMilliseconds", 1, "sec-date.prototype.setutcmilliseconds"), DateField.MILLISECONDS, false),
  SET_UTC_MINUTES(setter("setUTCMinutes", 3, "sec-date.prototype.setutcminutes"), DateField.MINUTES, false),
  SET_UTC_MONTH(setter("setUTCMonth", 2, "sec-date.prototype.setutcmonth"), DateField.MONTH, false),
  SET_UTC_SECONDS(setter("setUTCSeconds", 2, "sec-date.prototype.setutcseconds"), DateField.SECONDS, false),
  TO_DATE_STRING(text("toDateString", "sec-date.prototype.todatestring")),
  TO_ISO_STRING(text("toISOString", "sec-date.prototype.toisostring")),
  TO_JSON(method("toJSON", 1, Fuel.flat(4), "sec-date.prototype.tojson")),
  TO_LOCALE_DATE_STRING(text("toLocaleDateString", "sec-date.prototype.tolocaledatestring")),
  TO_LOCALE_STRING(text("toLocaleString", "sec-date.prototype.tolocalestring")),
  TO_LOCALE_TIME_STRING(text("toLocaleTimeString", "sec-date.prototype.tolocaletimestring")),
  TO_STRING(text("toString", "sec-date.prototype.tostring")),
  TO_TIME_STRING(text("toTimeString", "sec-date.prototype.totimestring")),
  TO_UTC_STRING(text("toUTCString", "sec-date.prototype.toutcstring")),
  VALUE_OF(getter("valueOf", "sec-date.prototype.valueof")),
  TO_PRIMITIVE(method(JsSymbol.TO_PRIMITIVE, 1, Fuel.flat(), "sec-date.prototype-%symbol.toprimitive%")
      .withAttributes(Attributes.CONFIGURABLE)),
  GET_YEAR(getter("getYear", "sec-date.prototype.getyear")),
  SET_YEAR(setter("setYear", 1, "sec-date.prototype.setyear")),
  TO_GMT_STRING(Row.alias("toGMTString", 46, "sec-date.prototype.togmtstring"));

  private final Row row;
  private final DateField field;
  /** Counts by the clock of the realm; otherwise in UTC. */
  private final boolean local;

  DateIntrinsics(Row row) {
    this(row, null, false);
  }

  DateIntrinsics(Row row, DateField field, boolean local) {
    this.row = row;
    this.field = field;
    this.local = local;
  }

  private static Row getter(String name, String section) {
    return method(name, 0, Fuel.flat(), section);
  }

  private static Row setter(String name, int length, String section) {
    return method(name, length, Fuel.flat(2), section);
  }

  private static Row text(String name, String section) {
    return method(name, 0, Fuel.flat(4), section);
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case DATE -> c.newTarget() == null ? now(c) : construct(c);
      case NOW -> JsNumber.of(c.realm().clock().millis());
      case PARSE -> JsNumber.of(DateParser.parse(c.toJsString(0), c.realm().clock()));
      case UTC -> JsNumber.of(TimeValues.timeClip(fromParts(c)));
      case GET_DATE, GET_DAY, GET_FULL_YEAR, GET_HOURS, GET_MILLISECONDS, GET_MINUTES, GET_MONTH, GET_SECONDS,
          GET_UTC_DATE, GET_UTC_DAY, GET_UTC_FULL_YEAR, GET_UTC_HOURS, GET_UTC_MILLISECONDS, GET_UTC_MINUTES,
          GET_UTC_MONTH, GET_UTC_SECONDS -> JsNumber.of(get(c));
      case GET_TIME, VALUE_OF -> JsNumber.of(thisDate(c).value());
      case GET_TIMEZONE_OFFSET -> JsNumber.of(thisDate(c).isValid() ? -c.realm().clock().offsetMinutes() : Double.NaN);
      case GET_YEAR -> JsNumber.of(localYear(c) - 1900);
      case SET_DATE, SET_FULL_YEAR, SET_HOURS, SET_MILLISECONDS, SET_MINUTES, SET_MONTH, SET_SECONDS, SET_UTC_DATE,
          SET_UTC_FULL_YEAR, SET_UTC_HOURS, SET_UTC_MILLISECONDS, SET_UTC_MINUTES, SET_UTC_MONTH, SET_UTC_SECONDS ->
          set(c);
      case SET_TIME -> store(thisDate(c), c.toNumber(0));
      case SET_YEAR -> setYear(c);
      case TO_DATE_STRING, TO_LOCALE_DATE_STRING, TO_LOCALE_STRING, TO_LOCALE_TIME_STRING, TO_STRING, TO_TIME_STRING,
          TO_UTC_STRING -> text(c);
      case TO_ISO_STRING -> toIsoString(c);
      case TO_JSON -> toJson(c);
      case TO_PRIMITIVE -> toPrimitive(c);
      case PROTOTYPE, TO_GMT_STRING -> throw new AssertionError(this);
    };
  }

  private static JsDate thisDate(Call c) {
    if (c.receiver() instanceof JsDate date) {
      return date;
    }
    throw c.typeError("this is not a Date object.");
  }

  // ---- making dates ----

  /** sec-date without new: a text, whatever the arguments. */
  private static Value now(Call c) {
    FrozenClock clock = c.realm().clock();
    return c.string(DateText.dateTime(clock.millis(), clock));
  }

  /** sec-date with new. */
  private static Value construct(Call c) {
    FrozenClock clock = c.realm().clock();
    double value;
    if (c.argc() == 0) {
      value = clock.millis();
    } else if (c.argc() == 1) {
      value = TimeValues.timeClip(toTime(c, clock));
    } else {
      value = TimeValues.timeClip(clock.utc(fromParts(c)));
    }
    return new JsDate(c.realm(), c.prototypeFromNewTarget(WellKnown.DATE_PROTOTYPE), value);
  }

  private static double toTime(Call c, FrozenClock clock) {
    if (c.arg(0) instanceof JsDate date) {
      return date.value();
    }
    Value v = Conversions.toPrimitive(c.realm(), c.arg(0), Conversions.Hint.DEFAULT);
    return v instanceof JsString s ? DateParser.parse(s, clock) : Conversions.toNumber(c.realm(), v);
  }

  /** Year, month and what follows: not clipped. */
  private static double fromParts(Call c) {
    double year = c.toNumber(0);
    double month = c.argc() > 1 ? c.toNumber(1) : 0;
    double date = c.argc() > 2 ? c.toNumber(2) : 1;
    double hours = c.argc() > 3 ? c.toNumber(3) : 0;
    double minutes = c.argc() > 4 ? c.toNumber(4) : 0;
    double seconds = c.argc() > 5 ? c.toNumber(5) : 0;
    double ms = c.argc() > 6 ? c.toNumber(6) : 0;
    return TimeValues.makeDate(TimeValues.makeDay(TimeValues.makeFullYear(year), month, date),
        TimeValues.makeTime(hours, minutes, seconds, ms));
  }

  // ---- parts of dates ----

  private double get(Call c) {
    JsDate date = thisDate(c);
    return date.isValid() ? field.of(parts(c, date.value())) : Double.NaN;
  }

  private UtcTime parts(Call c, double t) {
    return new UtcTime((long) (local ? c.realm().clock().localTime(t) : t));
  }

  /** The setters of parts: the first argument is asked for even when absent, the others only when present. */
  private Value set(Call c) {
    JsDate date = thisDate(c);
    double t = date.value();
    int n = Math.min(c.argc(), row.length());
    double first = c.toNumber(0);
    double second = n > 1 ? c.toNumber(1) : 0;
    double third = n > 2 ? c.toNumber(2) : 0;
    double fourth = n > 3 ? c.toNumber(3) : 0;
    UtcTime p;
    if (t == t) {
      p = parts(c, t);
    } else if (field == DateField.FULL_YEAR) {
      p = new UtcTime(0);
    } else {
      return JsNumber.NAN;
    }
    double made = switch (field) {
      case FULL_YEAR -> day(p, first, n > 1 ? second : p.month(), n > 2 ? third : p.day());
      case MONTH -> day(p, p.year(), first, n > 1 ? second : p.day());
      case DATE -> day(p, p.year(), p.month(), first);
      case HOURS -> time(p, first, n > 1 ? second : p.minute(), n > 2 ? third : p.second(), n > 3 ? fourth : p.millisecond());
      case MINUTES -> time(p, p.hour(), first, n > 1 ? second : p.second(), n > 2 ? third : p.millisecond());
      case SECONDS -> time(p, p.hour(), p.minute(), first, n > 1 ? second : p.millisecond());
      case MILLISECONDS -> time(p, p.hour(), p.minute(), p.second(), first);
      case DAY -> throw new AssertionError(this);
    };
    return store(date, local ? c.realm().clock().utc(made) : made);
  }

  private static double day(UtcTime p, double year, double month, double date) {
    return TimeValues.makeDate(TimeValues.makeDay(year, month, date), p.millisOfDay());
  }

  private static double time(UtcTime p, double hour, double minute, double second, double ms) {
    return TimeValues.makeDate(p.days(), TimeValues.makeTime(hour, minute, second, ms));
  }

  private static Value store(JsDate date, double t) {
    double value = TimeValues.timeClip(t);
    date.setValue(value);
    return JsNumber.of(value);
  }

  private static double localYear(Call c) {
    JsDate date = thisDate(c);
    return date.isValid() ? new UtcTime((long) c.realm().clock().localTime(date.value())).year() : Double.NaN;
  }

  /** sec-date.prototype.setyear */
  private static Value setYear(Call c) {
    JsDate date = thisDate(c);
    double t = date.value();
    double year = c.toNumber(0);
    FrozenClock clock = c.realm().clock();
    UtcTime p = new UtcTime(t == t ? (long) clock.localTime(t) : 0);
    return store(date, clock.utc(day(p, TimeValues.makeFullYear(year), p.month(), p.day())));
  }

  // ---- texts ----

  private Value text(Call c) {
    JsDate date = thisDate(c);
    if (!date.isValid()) {
      return c.string(DateText.INVALID);
    }
    FrozenClock clock = c.realm().clock();
    return c.string(switch (this) {
      case TO_DATE_STRING, TO_LOCALE_DATE_STRING -> DateText.date(date.millis(), clock);
      case TO_TIME_STRING, TO_LOCALE_TIME_STRING -> DateText.time(date.millis(), clock);
      case TO_UTC_STRING -> DateText.utc(date.millis());
      default -> DateText.dateTime(date.millis(), clock);
    });
  }

  private static Value toIsoString(Call c) {
    JsDate date = thisDate(c);
    if (!date.isValid()) {
      throw c.rangeError("Invalid time value");
    }
    return c.string(new UtcTime(date.millis()).isoText());
  }

  /** sec-date.prototype.tojson: for any object that has a toISOString. */
  private static Value toJson(Call c) {
    JsObject o = c.keep(c.thisObject());
    if (Conversions.toPrimitive(c.realm(), o, Conversions.Hint.NUMBER) instanceof JsNumber n && !Double.isFinite(n.value())) {
      return Null.INSTANCE;
    }
    Value method = o.get(c.realm(), PropertyKey.of("toISOString"));
    if (method instanceof JsFunction f) {
      return c.invoke(f, o);
    }
    throw c.typeError("toISOString is not a function");
  }

  /** sec-date.prototype-%symbol.toprimitive% */
  private static Value toPrimitive(Call c) {
    if (!(c.receiver() instanceof JsObject o)) {
      throw c.typeError("Date.prototype [ @@toPrimitive ] called on non-object");
    }
    String hint = c.arg(0) instanceof JsString s && s.length() <= "default".length() ? s.toString() : "";
    return switch (hint) {
      case "default", "string" -> Conversions.ordinaryToPrimitive(c.realm(), o, Conversions.Hint.STRING);
      case "number" -> Conversions.ordinaryToPrimitive(c.realm(), o, Conversions.Hint.NUMBER);
      default -> throw c.typeError("Invalid hint: " + ErrorText.describe(c.arg(0)));
    };
  }
}
