package dev.ration.bytecode;

import dev.ration.runtime.JsBigInt;
import dev.ration.runtime.JsString;
import dev.ration.runtime.Value;
import java.util.Locale;
import java.util.TreeSet;

/**
 * A readable listing of code: one word a line, operands as the table names them, inner functions after their
 * maker.
 */
public final class Disassembler {
  private static final int MAX_TEXT = 60;

  private final StringBuilder out = new StringBuilder();

  private Disassembler() {}

  /** The listing of a code block and the functions inside it. */
  public static String list(CodeBlock code) {
    Disassembler disassembler = new Disassembler();
    disassembler.block(code, "main");
    return disassembler.out.toString();
  }

  private void block(CodeBlock code, String path) {
    header(code, path);
    TreeSet<Integer> targets = targets(code);
    for (int pc = 0; pc < code.words.length; pc++) {
      out.append(targets.contains(pc) ? '>' : ' ');
      out.append(String.format("%4d  ", pc));
      out.append(word(code, pc)).append('\n');
    }
    for (Handler handler : code.handlers) {
      out.append("  handler [").append(handler.start()).append(", ").append(handler.end()).append(") -> ")
          .append(handler.target()).append(", r").append(handler.register());
      if (handler.scopes() > 0) {
        out.append(", scopes ").append(handler.scopes());
      }
      out.append('\n');
    }
    for (int i = 0; i < code.inner.length; i++) {
      out.append('\n');
      block(code.inner[i], path + "." + i);
    }
  }

  private void header(CodeBlock code, String path) {
    out.append(path).append(": ");
    if (code.async) {
      out.append("async ");
    }
    if (code.generator) {
      out.append("generator ");
    }
    out.append(code.kind.name().toLowerCase(Locale.ROOT));
    if (!code.name.isEmpty()) {
      out.append(' ').append(clip(code.name));
    }
    out.append(" (").append(code.parameterCount).append(" parameters, length ").append(code.length)
        .append(", ").append(code.registerCount).append(" registers");
    if (code.keepsArguments) {
      out.append(", keeps arguments");
    }
    if (code.looseThis) {
      out.append(", loose this");
    }
    out.append(")\n");
  }

  private static TreeSet<Integer> targets(CodeBlock code) {
    TreeSet<Integer> targets = new TreeSet<>();
    for (long word : code.words) {
      if (Op.row(Op.op(word)).is(Op.JUMPS)) {
        targets.add(Op.c(word));
      }
    }
    for (Handler handler : code.handlers) {
      targets.add(handler.target());
    }
    return targets;
  }

  /** One word, without its pc: name, operands, and what it refers to after a semicolon. */
  public static String word(CodeBlock code, int pc) {
    long word = code.words[pc];
    if (Op.op(word) >= Op.COUNT) {
      return "? " + Long.toHexString(word);
    }
    Op.Row row = Op.row(Op.op(word));
    StringBuilder line = new StringBuilder(row.name());
    String note = "";
    boolean first = true;
    for (int i = 0; i < 3; i++) {
      Operand kind = row.operands().get(i);
      if (kind == Operand.NONE) {
        continue;
      }
      line.append(first ? padding(row.name()) : ", ");
      first = false;
      int value = Op.operand(word, i, kind);
      line.append(operand(kind, value));
      String meaning = note(code, kind, value);
      note = meaning.isEmpty() ? note : meaning;
    }
    String text = code.textAt(pc);
    if (text != null) {
      note = note.isEmpty() ? "<" + clip(text) + ">" : note + " <" + clip(text) + ">";
    }
    return note.isEmpty() ? line.toString() : line.append("  ; ").append(note).toString();
  }

  private static String padding(String name) {
    return " ".repeat(Math.max(1, 22 - name.length()));
  }

  private static String operand(Operand kind, int value) {
    return switch (kind) {
      case DST, DST2, REG, REG3, ITER, DELEGATE, CALL, PLAIN, LIST, LIST1 -> "r" + value;
      case LABEL -> "-> " + value;
      case CONST, CONST2 -> "k" + value;
      case KEY, CACHE -> "n" + value;
      case INNER, INNER24 -> "f" + value;
      case TEMPLATE -> "t" + value;
      case NONE, COUNT, IMM16, IMM24, INT16, INT24, INT32, DEPTH, SLOT -> Integer.toString(value);
    };
  }

  private static String note(CodeBlock code, Operand kind, int index) {
    return switch (kind) {
      case CONST -> constant(code.constants[index]);
      case CONST2 -> constant(code.constants[index]) + " " + constant(code.constants[index + 1]);
      case KEY, CACHE -> clip(code.keys[index].toString());
      case INNER, INNER24 -> clip(code.inner[index].name);
      default -> "";
    };
  }

  private static String constant(Value value) {
    if (value instanceof JsString string) {
      return '"' + clip(string.toString()) + '"';
    }
    return value instanceof JsBigInt ? value + "n" : value.toString();
  }

  private static String clip(String text) {
    String shown = text.length() > MAX_TEXT ? text.substring(0, MAX_TEXT) + "…" : text;
    StringBuilder clean = new StringBuilder(shown.length());
    for (int i = 0; i < shown.length(); i++) {
      char c = shown.charAt(i);
      switch (c) {
        case '\n' -> clean.append("\\n");
        case '\r' -> clean.append("\\r");
        case '\t' -> clean.append("\\t");
        default -> clean.append(Character.isISOControl(c) || Character.isSurrogate(c) ? '?' : c);
      }
    }
    return clean.toString();
  }
}
