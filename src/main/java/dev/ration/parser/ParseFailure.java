package dev.ration.parser;

import dev.ration.syntax.ParseError;

/** Carries the first error through the generated parser, which declares no checked exceptions. Stackless. */
final class ParseFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  final int offset;
  final ParseError.Kind kind;

  ParseFailure(int offset, String message) {
    this(offset, ParseError.Kind.SYNTAX, message);
  }

  ParseFailure(int offset, ParseError.Kind kind, String message) {
    super(message, null, false, false);
    this.offset = offset;
    this.kind = kind;
  }
}
