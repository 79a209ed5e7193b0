package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsDate;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.Row;
import dev.ration.runtime.UtcTime;
import dev.ration.runtime.Value;

/** The prototype of a date that crossed the boundary: what can be read of it without a clock or a zone (row 86). */
enum CrossedDateIntrinsics implements Intrinsic {
  PROTOTYPE(Row.prototype("sec-properties-of-the-date-prototype-object")),
  GET_TIME(Row.method("getTime", 0, Fuel.flat(), "sec-date.prototype.gettime")),
  GET_UTC_DATE(Row.method("getUTCDate", 0, Fuel.flat(), "sec-date.prototype.getutcdate")),
  GET_UTC_DAY(Row.method("getUTCDay", 0, Fuel.flat(), "sec-date.prototype.getutcday")),
  GET_UTC_FULL_YEAR(Row.method("getUTCFullYear", 0, Fuel.flat(), "sec-date.prototype.getutcfullyear")),
  GET_UTC_HOURS(Row.method("getUTCHours", 0, Fuel.flat(), "sec-date.prototype.getutchours")),
  GET_UTC_MILLISECONDS(Row.method("getUTCMilliseconds", 0, Fuel.flat(), "sec-date.prototype.getutcmilliseconds")),
  GET_UTC_MINUTES(Row.method("getUTCMinutes", 0, Fuel.flat(), "sec-date.prototype.getutcminutes")),
  GET_UTC_MONTH(Row.method("getUTCMonth", 0, Fuel.flat(), "sec-date.prototype.getutcmonth")),
  GET_UTC_SECONDS(Row.method("getUTCSeconds", 0, Fuel.flat(), "sec-date.prototype.getutcseconds")),
  TO_ISO_STRING(Row.method("toISOString", 0, Fuel.flat(4), "sec-date.prototype.toisostring")),
  TO_JSON(Row.method("toJSON", 1, Fuel.flat(4), "sec-date.prototype.tojson")),
  VALUE_OF(Row.method("valueOf", 0, Fuel.flat(), "sec-date.prototype.valueof"));

  private final Row row;

  CrossedDateIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    if (!(c.receiver() instanceof JsDate date)) {
      throw c.typeError("this is not a Date object.");
    }
    UtcTime time = new UtcTime(date.millis());
    return switch (this) {
      case GET_TIME, VALUE_OF -> JsNumber.of((double) date.millis());
      case GET_UTC_DATE -> JsNumber.of(time.day());
      case GET_UTC_DAY -> JsNumber.of(time.weekday());
      case GET_UTC_FULL_YEAR -> JsNumber.of(time.year());
      case GET_UTC_HOURS -> JsNumber.of(time.hour());
      case GET_UTC_MILLISECONDS -> JsNumber.of(time.millisecond());
      case GET_UTC_MINUTES -> JsNumber.of(time.minute());
      case GET_UTC_MONTH -> JsNumber.of(time.month());
      case GET_UTC_SECONDS -> JsNumber.of(time.second());
      case TO_ISO_STRING, TO_JSON -> c.string(time.isoText());
      case PROTOTYPE -> throw new AssertionError(this);
    };
  }
}
