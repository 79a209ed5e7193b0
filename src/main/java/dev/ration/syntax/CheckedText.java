package dev.ration.syntax;

import dev.ration.syntax.ast.Program;
import java.util.List;
import java.util.Optional;

/**
 * What a text is, with all that is wrong with it.
 *
 * @param tree what could be read of it, without the statements that could not; empty if nothing could
 * @param errors in the order of the text, one a place, at most {@link ErrorLog#LIMIT}
 */
public record CheckedText(Optional<Program> tree, List<ParseError> errors) {
  public CheckedText {
    errors = List.copyOf(errors);
  }
}
