package dev.ration.regexp;

import dev.ration.meter.Meter;
import dev.ration.unicode.UnicodeProperties;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Character classes and class escapes: sec-patterns CharacterClass, ClassSetExpression for flag v. */
class ClassParser extends PatternReader {
  /** Nesting of classes under flag v: the only recursion of the parser. */
  private static final int MAX_NESTING = 64;
  private static final String CLASS_SET_SYNTAX = "()[]{}/-\\|";
  private static final String DOUBLE_PUNCTUATORS = "&!#$%*+,.:;<=>?@^`~";
  private static final String RESERVED_PUNCTUATORS = "&-!#%,:;<=>@`~";

  private static final int MAX_PROPERTY_NAME = 64;

  private int nesting;
  /** What {@link #classAtom} read when that was no single character. */
  private CharSet atomSet;
  /** The character that {@link #operand} read, or NONE. */
  private int character;

  ClassParser(String text, int flags, Meter meter) {
    super(text, flags, meter);
  }

  /** A class, after its bracket. */
  final Node characterClass() throws RegExpSyntaxError {
    if (unicodeSets) {
      return classContents().toNode(this);
    }
    boolean negated = eat('^');
    CharSet.Builder members = new CharSet.Builder();
    while (!eat(']')) {
      int low = classAtom();
      CharSet lowSet = atomSet;
      if (peek(0) != '-' || peek(1) == ']' || at + 1 >= end) {
        add(members, low, lowSet);
        continue;
      }
      at++;
      int high = classAtom();
      if (lowSet != null || atomSet != null) {
        if (unicode) {
          throw error("Invalid character class");
        }
        add(members, low, lowSet);
        add(members, high, atomSet);
        members.add('-', '-');
      } else if (low > high) {
        throw error("Range out of order in character class");
      } else {
        members.add(low, high);
      }
    }
    CharSet set = matching(members.build());
    work(set.rangeCount());
    return new Node.Set(negated ? set.complement() : set);
  }

  private void add(CharSet.Builder members, int c, CharSet set) {
    if (set != null) {
      work(set.rangeCount());
      members.add(set);
    } else {
      members.add(c, c);
    }
  }

  /** ClassAtom: a character, or NONE with {@link #atomSet}. */
  private int classAtom() throws RegExpSyntaxError {
    atomSet = null;
    if (atEnd()) {
      throw error("Unterminated character class");
    }
    if (!eat('\\')) {
      return nextCharacter();
    }
    if (atEnd()) {
      throw error("\\ at end of pattern");
    }
    if (eat('b')) {
      return '\b';
    }
    atomSet = classEscape();
    return atomSet != null ? NONE : characterEscape(true);
  }

  /** CharacterClassEscape after its backslash, or null without moving if there is none. */
  final CharSet classEscape() throws RegExpSyntaxError {
    char c = peek(0);
    boolean wide = unicode && ignoreCase;
    CharSet set = switch (c) {
      case 'd' -> CharSet.DIGITS;
      case 'D' -> complement(CharSet.DIGITS, CharSet.NOT_DIGITS);
      case 's' -> CharSet.SPACE;
      case 'S' -> complement(CharSet.SPACE, CharSet.NOT_SPACE);
      case 'w' -> folded(wordCharacters());
      case 'W' -> complement(folded(wordCharacters()), wide ? CharSet.NOT_FOLDED_WORD : CharSet.NOT_WORD);
      default -> null;
    };
    if (set != null) {
      at++;
      return set;
    }
    if (!unicode || c != 'p' && c != 'P') {
      return null;
    }
    at++;
    String name = propertyName();
    CharSet property = CharSet.property(name);
    if (property == null) {
      throw error("Invalid property name");
    }
    at += name.length() + 1;
    return c == 'p' ? folded(property) : complement(folded(property), CharSet.notProperty(name));
  }

  /** The text in the braces at the position, which stays. */
  private String propertyName() throws RegExpSyntaxError {
    int close = eat('{') ? text.indexOf('}', at) : NONE;
    if (close < 0 || close - at > MAX_PROPERTY_NAME) {
      throw error("Invalid property name");
    }
    return text.substring(at, close);
  }

  /** A property of strings after the backslash, or null without moving if there is none. */
  private Contents propertyOfStrings() throws RegExpSyntaxError {
    if (!unicodeSets || peek(0) != 'p') {
      return null;
    }
    int start = at;
    at++;
    String name = propertyName();
    if (!UnicodeProperties.isOfStrings(name)) {
      at = start;
      return null;
    }
    at += name.length() + 1;
    Contents out = new Contents();
    out.set = folded(CharSet.of(UnicodeProperties.charactersOf(name)));
    work(16 * UnicodeProperties.stringsOf(name).size());
    out.strings.addAll(UnicodeProperties.stringsOf(name));
    out.mayContainStrings = true;
    return out;
  }

  /** A property of strings outside of a class, or null without moving. */
  final Node stringsEscape() throws RegExpSyntaxError {
    Contents c = propertyOfStrings();
    return c == null ? null : c.toNode(this);
  }

  /** MaybeSimpleCaseFolding. */
  private CharSet folded(CharSet set) {
    if (!unicodeSets || !ignoreCase || !builds()) {
      return set;
    }
    work(set.foldingWork(folding()));
    return set.fold(folding());
  }

  /** CharacterComplement: within AllCharacters, which are only the canonical ones under flags v and i. */
  private CharSet complement(CharSet set, CharSet plain) {
    if (!unicodeSets || !ignoreCase || !builds()) {
      return plain;
    }
    work(CharSet.canonical().rangeCount() + set.rangeCount());
    return CharSet.canonical().subtract(set);
  }

  // ---- flag v ----

  /** Characters and strings; folded when case is ignored. */
  private static final class Contents {
    CharSet set = CharSet.EMPTY;
    final TreeSet<String> strings = new TreeSet<>();
    boolean mayContainStrings;

    Node toNode(ClassParser parser) {
      boolean unfolds = parser.ignoreCase && parser.builds();
      parser.work(unfolds ? 2 * set.rangeCount() + 16 * strings.size() : strings.size());
      Node characters = new Node.Set(unfolds ? set.unfold(parser.folding()) : set);
      if (strings.isEmpty()) {
        return characters;
      }
      List<String> byLength = new ArrayList<>(strings);
      byLength.sort((a, b) -> b.codePointCount(0, b.length()) - a.codePointCount(0, a.length()));
      List<Node> alternatives = new ArrayList<>();
      for (String s : byLength) {
        if (!s.isEmpty()) {
          alternatives.add(parser.literalString(s));
        }
      }
      alternatives.add(characters);
      if (strings.contains("")) {
        alternatives.add(Node.EMPTY);
      }
      return Node.choice(alternatives);
    }
  }

  private enum Operation { NONE, UNION, INTERSECTION, SUBTRACTION }

  private Node literalString(String s) {
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < s.length(); i += Character.charCount(s.codePointAt(i))) {
      nodes.add(literal(s.codePointAt(i)));
    }
    return Node.sequence(nodes);
  }

  /** ClassContents under flag v, after the opening bracket, with the closing one. */
  private Contents classContents() throws RegExpSyntaxError {
    if (++nesting > MAX_NESTING) {
      throw error("Regular expression too large");
    }
    boolean negated = eat('^');
    Contents all = new Contents();
    CharSet.Builder union = new CharSet.Builder();
    Operation operation = Operation.NONE;
    boolean first = true;
    while (!eat(']')) {
      if (atEnd()) {
        throw error("Unterminated character class");
      }
      if (!first && (looksAt("--") || looksAt("&&"))) {
        Operation wanted = looksAt("--") ? Operation.SUBTRACTION : Operation.INTERSECTION;
        if (operation != Operation.NONE && operation != wanted) {
          throw error("Invalid set operation in character class");
        }
        if (operation == Operation.NONE) {
          all.set = union.build();
        }
        operation = wanted;
        at += 2;
        if (wanted == Operation.INTERSECTION && peek(0) == '&') {
          throw error("Invalid character in character class");
        }
        Contents operand = operand();
        work(all.set.rangeCount() + operand.set.rangeCount() + all.strings.size() + operand.strings.size());
        if (wanted == Operation.SUBTRACTION) {
          all.set = all.set.subtract(operand.set);
          all.strings.removeAll(operand.strings);
        } else {
          all.set = all.set.intersect(operand.set);
          all.strings.retainAll(operand.strings);
          all.mayContainStrings &= operand.mayContainStrings;
        }
        continue;
      }
      if (operation == Operation.INTERSECTION || operation == Operation.SUBTRACTION) {
        throw error("Invalid set operation in character class");
      }
      if (!first) {
        operation = Operation.UNION;
      }
      first = false;
      Contents operand = operand();
      int low = character;
      if (low >= 0 && peek(0) == '-' && peek(1) != '-') {
        at++;
        operand();
        if (character < 0) {
          throw error("Invalid character class");
        }
        if (low > character) {
          throw error("Range out of order in character class");
        }
        union.add(folded(CharSet.of(low, character)));
        operation = Operation.UNION;
      } else {
        work(operand.set.rangeCount() + operand.strings.size());
        union.add(operand.set);
        all.strings.addAll(operand.strings);
        all.mayContainStrings |= operand.mayContainStrings;
      }
    }
    if (operation == Operation.NONE || operation == Operation.UNION) {
      all.set = union.build();
    }
    if (negated) {
      if (all.mayContainStrings) {
        throw error("Negated character class may contain strings");
      }
      work(all.set.rangeCount());
      all.set = complement(all.set, all.set.complement());
    }
    nesting--;
    return all;
  }

  /** ClassSetOperand; {@link #character} tells whether it is a ClassSetCharacter. */
  private Contents operand() throws RegExpSyntaxError {
    character = NONE;
    if (atEnd()) {
      throw error("Unterminated character class");
    }
    if (eat('[')) {
      Contents nested = classContents();
      character = NONE;
      return nested;
    }
    if (eat("\\q{")) {
      Contents strings = stringDisjunction();
      character = NONE;
      return strings;
    }
    Contents out = new Contents();
    if (peek(0) == '\\') {
      at++;
      Contents strings = propertyOfStrings();
      if (strings != null) {
        return strings;
      }
      CharSet escape = classEscape();
      if (escape != null) {
        out.set = escape;
        return out;
      }
      at--;
    }
    character = classSetCharacter();
    out.set = folded(CharSet.of(character, character));
    return out;
  }

  private int classSetCharacter() throws RegExpSyntaxError {
    if (atEnd()) {
      throw error("Unterminated character class");
    }
    char c = peek(0);
    if (eat('\\')) {
      if (atEnd()) {
        throw error("\\ at end of pattern");
      }
      char escaped = peek(0);
      if (eat('b')) {
        return '\b';
      }
      if (RESERVED_PUNCTUATORS.indexOf(escaped) >= 0) {
        at++;
        return escaped;
      }
      return characterEscape(true);
    }
    if (c == peek(1) && DOUBLE_PUNCTUATORS.indexOf(c) >= 0) {
      throw error("Invalid set operation in character class");
    }
    if (CLASS_SET_SYNTAX.indexOf(c) >= 0) {
      throw error("Invalid character in character class");
    }
    return nextCodePoint();
  }

  /** ClassStringDisjunction after its brace. */
  private Contents stringDisjunction() throws RegExpSyntaxError {
    Contents out = new Contents();
    CharSet.Builder single = new CharSet.Builder();
    StringBuilder string = new StringBuilder();
    while (true) {
      boolean last = eat('}');
      if (last || eat('|')) {
        int n = string.codePointCount(0, string.length());
        if (n == 1) {
          single.add(string.codePointAt(0), string.codePointAt(0));
        } else {
          out.strings.add(string.toString());
          out.mayContainStrings = true;
        }
        string.setLength(0);
        if (last) {
          out.set = single.build();
          return out;
        }
      } else {
        int c = classSetCharacter();
        string.appendCodePoint(unicodeSets && ignoreCase ? folding().canonicalize(c) : c);
      }
    }
  }
}
