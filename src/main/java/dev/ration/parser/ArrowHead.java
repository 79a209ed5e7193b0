package dev.ration.parser;

import dev.ration.syntax.ast.Pattern;
import java.util.List;

/** An arrow function up to its arrow. */
record ArrowHead(int start, List<Pattern> params, boolean async) {}
