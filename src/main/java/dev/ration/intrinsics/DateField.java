package dev.ration.intrinsics;

import dev.ration.runtime.UtcTime;

/** What a getter of Date reads and the first argument of a setter replaces. */
enum DateField {
  FULL_YEAR, MONTH, DATE, DAY, HOURS, MINUTES, SECONDS, MILLISECONDS;

  int of(UtcTime t) {
    return switch (this) {
      case FULL_YEAR -> t.year();
      case MONTH -> t.month();
      case DATE -> t.day();
      case DAY -> t.weekday();
      case HOURS -> t.hour();
      case MINUTES -> t.minute();
      case SECONDS -> t.second();
      case MILLISECONDS -> t.millisecond();
    };
  }
}
