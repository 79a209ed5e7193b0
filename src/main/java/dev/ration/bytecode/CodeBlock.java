package dev.ration.bytecode;

import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Value;
import java.util.Arrays;

/**
 * The compiled code of one script, function or class-field initialiser. Immutable but for {@link #memory}, free of any
 * realm and shared between threads: nobody writes to its arrays, which are fields because the interpreter reads them in
 * its loop.
 */
public final class CodeBlock {
  /** What a code block is the body of. */
  public enum Kind {
    /** The top level of a script, an expression or an eval text: called once with the realm's this value. */
    SCRIPT,
    /** A function declaration or expression: has [[Construct]] unless it is a generator or async. */
    FUNCTION,
    /** An arrow function: no this, arguments, new.target or home object of its own. */
    ARROW,
    /** A method, getter or setter: has a home object, no [[Construct]]. */
    METHOD,
    /** The constructor of a class without heritage: [[Call]] throws. */
    CONSTRUCTOR,
    /** The constructor of a class with heritage: [[Call]] throws, this is bound by super(). */
    DERIVED_CONSTRUCTOR,
    /**
     * The instance initialiser of a class, or a static block: called with this, never visible to the guest.
     */
    INITIALIZER
  }

  /** See {@link #memory}. */
  public interface Memory {}

  /** The function's own name; empty when it has none. A script's is empty. */
  public final String name;
  public final Kind kind;
  public final boolean generator;
  /** Calling it throws TypeError: asynchronous code is not supported. */
  public final boolean async;
  /** Whether LOAD_ARGUMENTS or LOAD_REST occurs, so that the frame has to keep its arguments. */
  public final boolean keepsArguments;
  /** Whether an undefined this is replaced by globalThis (Function-constructor code without "use strict"). */
  public final boolean looseThis;
  /** Arguments are put into registers 0 to parameterCount - 1; missing ones are undefined. */
  public final int parameterCount;
  /** The value of the function's {@code length} property. */
  public final int length;
  /** Size of the frame. */
  public final int registerCount;
  public final long[] words;
  public final Value[] constants;
  /** Property keys and global names. An index that a CACHE operand names belongs to that word alone. */
  public final PropertyKey[] keys;
  public final CodeBlock[] inner;
  public final TemplateSite[] templates;
  /** Innermost first. */
  public final Handler[] handlers;
  /**
   * The whole text this code was compiled from; empty when there is none (a tree without text). A tree that knows lines but no text
   * has NUL in place of every character of its lines.
   */
  public final String source;
  /** The range of {@code source} that Function.prototype.toString gives. */
  public final int sourceStart;
  public final int sourceEnd;

  /** What an interpreter keeps with the code from one run to the next; null for nothing. Safe for all threads by itself. */
  public Memory memory;

  private final int[] positionPcs;
  private final int[] positionOffsets;
  private final int[] textPcs;
  private final String[] texts;
  private final int[] evalPcs;
  private final EvalSite[] evalSites;
  private volatile Liveness liveness;

  CodeBlock(Assembler.Header header, long[] words, Value[] constants, PropertyKey[] keys,
      CodeBlock[] inner, TemplateSite[] templates, Handler[] handlers, int[] positionPcs,
      int[] positionOffsets, int[] textPcs, String[] texts, int[] evalPcs, EvalSite[] evalSites) {
    this.name = header.name();
    this.kind = header.kind();
    this.generator = header.generator();
    this.async = header.async();
    this.keepsArguments = header.keepsArguments();
    this.looseThis = header.looseThis();
    this.parameterCount = header.parameterCount();
    this.length = header.length();
    this.registerCount = header.registerCount();
    this.source = header.source();
    this.sourceStart = header.sourceStart();
    this.sourceEnd = header.sourceEnd();
    this.words = words;
    this.constants = constants;
    this.keys = keys;
    this.inner = inner;
    this.templates = templates;
    this.handlers = handlers;
    this.positionPcs = positionPcs;
    this.positionOffsets = positionOffsets;
    this.textPcs = textPcs;
    this.texts = texts;
    this.evalPcs = evalPcs;
    this.evalSites = evalSites;
  }

  /** Which registers are live where: computed on first use. */
  public Liveness liveness() {
    Liveness known = liveness;
    if (known == null) {
      known = Liveness.of(this); // the same whoever computes it
      liveness = known;
    }
    return known;
  }

  /** The source offset of the operation at pc, or -1. */
  public int positionAt(int pc) {
    int i = Arrays.binarySearch(positionPcs, pc);
    if (i < 0) {
      i = -i - 2;
    }
    return i < 0 ? -1 : positionOffsets[i];
  }

  /**
   * What the guest wrote at pc, for a message: the variable of a TDZ check, the callee of a call, the operand
   * of a destructuring; or null.
   */
  public String textAt(int pc) {
    int i = Arrays.binarySearch(textPcs, pc);
    return i < 0 ? null : texts[i];
  }

  /** What the direct eval at pc sees; null for any other word. */
  public EvalSite evalSiteAt(int pc) {
    int i = Arrays.binarySearch(evalPcs, pc);
    return i < 0 ? null : evalSites[i];
  }

  /** Whether the text is there that Function.prototype.toString gives. */
  public boolean hasSourceText() {
    return sourceStart < source.length() && source.charAt(sourceStart) != 0;
  }

  /** Whether the function has [[Construct]]. */
  public boolean isConstructor() {
    return (kind == Kind.FUNCTION && !generator && !async) || isClassConstructor();
  }

  /** Whether [[Call]] throws. */
  public boolean isClassConstructor() {
    return kind == Kind.CONSTRUCTOR || kind == Kind.DERIVED_CONSTRUCTOR;
  }
}
