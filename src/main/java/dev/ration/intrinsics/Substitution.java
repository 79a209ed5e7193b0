package dev.ration.intrinsics;

import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;

/** GetSubstitution, section 22.1.3.19.1. */
final class Substitution {
  private Substitution() {}

  /**
   * Appends the expansion of {@code template}.
   *
   * @param captures strings or undefined, the match itself not among them; null for none
   * @param from index in {@code captures} of the first one
   * @param namedCaptures an object, or undefined
   */
  static void append(Realm realm, TextBuilder out, String matched, String text, int position, ValueList captures, int from,
      int count, Value namedCaptures, String template) {
    int n = template.length();
    realm.charge(n >> 3);
    int at = template.indexOf('$');
    int copied = 0;
    while (at >= 0 && at + 1 < n) {
      out.append(template, copied, at);
      int next = one(realm, out, matched, text, position, captures, from, count, namedCaptures, template, at);
      if (next == at) {
        out.append('$');
        next = at + 1;
      }
      copied = next;
      at = template.indexOf('$', next);
    }
    out.append(template, copied, n);
  }

  /** Appends what stands for the {@code $} at {@code at} and returns where to go on; {@code at} if it is literal. */
  private static int one(Realm realm, TextBuilder out, String matched, String text, int position, ValueList captures,
      int from, int count, Value namedCaptures, String template, int at) {
    realm.charge(1);
    char c = template.charAt(at + 1);
    switch (c) {
      case '$' -> out.append('$');
      case '&' -> out.append(matched);
      case '`' -> out.append(text, 0, position);
      case '\'' -> out.append(text, Math.min(text.length(), position + matched.length()), text.length());
      case '<' -> {
        return named(realm, out, namedCaptures, template, at);
      }
      default -> {
        int digit = digit(template, at + 1);
        if (digit < 0) {
          return at;
        }
        int second = digit(template, at + 2);
        int length = 2;
        int number = digit;
        if (second >= 0 && digit * 10 + second <= count && digit * 10 + second > 0) {
          number = digit * 10 + second;
          length = 3;
        }
        if (number < 1 || number > count) {
          return at;
        }
        if (captures.get(from + number - 1) instanceof JsString capture) {
          out.append(capture);
        }
        return at + length;
      }
    }
    return at + 2;
  }

  private static int named(Realm realm, TextBuilder out, Value namedCaptures, String template, int at) {
    if (namedCaptures == Undefined.INSTANCE) {
      return at;
    }
    int end = StringSearch.indexOf(realm, template, ">", at + 2);
    if (end < 0) {
      return at;
    }
    PropertyKey name = Conversions.toPropertyKey(realm, realm.heap().string(template.substring(at + 2, end)));
    Value capture = ((JsObject) namedCaptures).get(realm, name);
    if (!capture.isUndefined()) {
      out.append(Conversions.toJsString(realm, capture));
    }
    return end + 1;
  }

  private static int digit(String template, int at) {
    int d = at < template.length() ? template.charAt(at) - '0' : -1;
    return d >= 0 && d <= 9 ? d : -1;
  }
}
