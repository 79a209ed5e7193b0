package dev.ration.bytecode;

import java.util.ArrayList;
import java.util.List;

/**
 * The instruction set, defined once: one constant and one table row an op. The interpreter's fuel table, the
 * checks of Assembler and Verifier, the Disassembler, Liveness and docs/bytecode.md read the rows and nothing
 * else.
 *
 * <p>A word has 64 bits: {@code op} in bits 0-7, {@code a} in 8-23, {@code b} in 24-39, {@code c} in 40-63; a
 * wide operand takes bits 24-55 in place of b and c. Labels are absolute pcs and always stand in c.
 *
 * <p>{@code R[x]} is register x of the frame, scope its current {@code Scope}, {@code <text>} the entry of
 * the code's text table for this pc. "array" in the rows about literals and spread is one that no guest code
 * has seen yet. An op reads all its operands before it writes its result, so the destination may be one of
 * the sources. Fuel of a fused op is the sum of its parts; an immediate operand is an addressing mode and
 * costs nothing. THROWS stands only where a guest exception can arise; limits may trip anywhere.
 */
public final class Op {

  // Loads and moves
  public static final int NOP = 0;
  public static final int MOVE = 1;
  public static final int LOAD_INT = 2;
  public static final int LOAD_CONST = 3;
  public static final int LOAD_UNDEFINED = 4;
  public static final int LOAD_NULL = 5;
  public static final int LOAD_TRUE = 6;
  public static final int LOAD_FALSE = 7;
  public static final int LOAD_TDZ = 8;
  public static final int LOAD_HOLE = 9;
  public static final int LOAD_THIS = 10;
  public static final int LOAD_CALLEE = 11;
  public static final int LOAD_HOME = 12;
  public static final int LOAD_NEW_TARGET = 13;
  public static final int LOAD_ARGUMENTS = 14;
  public static final int LOAD_REST = 15;

  // Bindings
  public static final int CHECK_TDZ = 16;
  public static final int CHECK_THIS = 17;
  public static final int CHECK_NO_THIS = 18;
  public static final int GET_SCOPED = 19;
  public static final int GET_SCOPED_CHECKED = 20;
  public static final int SET_SCOPED = 21;
  public static final int SET_SCOPED_CHECKED = 22;
  public static final int PUSH_SCOPE = 23;
  public static final int POP_SCOPE = 24;
  public static final int COPY_SCOPE = 25;
  public static final int GET_GLOBAL = 26;
  public static final int TYPEOF_GLOBAL = 27;
  public static final int SET_GLOBAL = 28;
  public static final int RESOLVE_GLOBAL = 29;
  public static final int SET_RESOLVED = 30;
  public static final int DECLARE_VAR = 31;
  public static final int DECLARE_FUNCTION = 32;

  // Properties
  public static final int GET_NAMED = 33;
  public static final int SET_NAMED = 34;
  public static final int GET_LENGTH = 35;
  public static final int GET_INDEX = 36;
  public static final int SET_INDEX = 37;
  public static final int GET_INDEX_INT = 38;
  public static final int SET_INDEX_INT = 39;
  public static final int GET_METHOD = 40;
  public static final int GET_METHOD_INDEX = 41;
  public static final int DELETE_NAMED = 42;
  public static final int DELETE_INDEX = 43;
  public static final int IN = 44;
  public static final int INSTANCEOF = 45;
  public static final int TO_PROPERTY_KEY = 46;
  public static final int REFERENCE_KEY = 47;
  public static final int REQUIRE_COERCIBLE = 48;
  public static final int GET_SUPER = 49;
  public static final int SET_SUPER = 50;

  // Operators
  public static final int ADD = 51;
  public static final int SUB = 52;
  public static final int MUL = 53;
  public static final int DIV = 54;
  public static final int MOD = 55;
  public static final int EXP = 56;
  public static final int BIT_AND = 57;
  public static final int BIT_OR = 58;
  public static final int BIT_XOR = 59;
  public static final int SHL = 60;
  public static final int SHR = 61;
  public static final int USHR = 62;
  public static final int ADD_INT = 63;
  public static final int SUB_INT = 64;
  public static final int MUL_INT = 65;
  public static final int DIV_INT = 66;
  public static final int MOD_INT = 67;
  public static final int BIT_AND_INT = 68;
  public static final int BIT_OR_INT = 69;
  public static final int BIT_XOR_INT = 70;
  public static final int SHL_INT = 71;
  public static final int SHR_INT = 72;
  public static final int USHR_INT = 73;
  public static final int INC = 74;
  public static final int DEC = 75;
  public static final int NEG = 76;
  public static final int BIT_NOT = 77;
  public static final int NOT = 78;
  public static final int TO_NUMBER = 79;
  public static final int TO_NUMERIC = 80;
  public static final int TO_STRING = 81;
  public static final int TYPEOF = 82;
  public static final int CONCAT = 83;
  public static final int LESS = 84;
  public static final int LESS_EQ = 85;
  public static final int GREATER = 86;
  public static final int GREATER_EQ = 87;
  public static final int EQ = 88;
  public static final int NE = 89;
  public static final int STRICT_EQ = 90;
  public static final int STRICT_NE = 91;

  // Jumps
  public static final int JUMP = 92;
  public static final int JUMP_IF_TRUE = 93;
  public static final int JUMP_IF_FALSE = 94;
  public static final int JUMP_IF_UNDEFINED = 95;
  public static final int JUMP_IF_NOT_UNDEFINED = 96;
  public static final int JUMP_IF_NULLISH = 97;
  public static final int JUMP_IF_NOT_NULLISH = 98;
  public static final int JUMP_IF_LESS = 99;
  public static final int JUMP_IF_NOT_LESS = 100;
  public static final int JUMP_IF_LESS_EQ = 101;
  public static final int JUMP_IF_NOT_LESS_EQ = 102;
  public static final int JUMP_IF_GREATER = 103;
  public static final int JUMP_IF_NOT_GREATER = 104;
  public static final int JUMP_IF_GREATER_EQ = 105;
  public static final int JUMP_IF_NOT_GREATER_EQ = 106;
  public static final int JUMP_IF_STRICT_EQ = 107;
  public static final int JUMP_IF_STRICT_NE = 108;
  public static final int JUMP_IF_LESS_INT = 109;
  public static final int JUMP_IF_NOT_LESS_INT = 110;
  public static final int JUMP_IF_LESS_EQ_INT = 111;
  public static final int JUMP_IF_NOT_LESS_EQ_INT = 112;
  public static final int JUMP_IF_GREATER_INT = 113;
  public static final int JUMP_IF_NOT_GREATER_INT = 114;
  public static final int JUMP_IF_GREATER_EQ_INT = 115;
  public static final int JUMP_IF_NOT_GREATER_EQ_INT = 116;
  public static final int JUMP_IF_STRICT_EQ_INT = 117;
  public static final int JUMP_IF_STRICT_NE_INT = 118;
  public static final int JUMP_IF_EQ = 119;
  public static final int JUMP_IF_NE = 120;

  // Calls
  public static final int CALL = 121;
  public static final int CALL_PLAIN = 122;
  public static final int CALL_SPREAD = 123;
  public static final int NEW = 124;
  public static final int NEW_SPREAD = 125;
  public static final int SUPER_CONSTRUCTOR = 126;
  public static final int SUPER_CALL = 127;
  public static final int SUPER_CALL_SPREAD = 128;
  public static final int DIRECT_EVAL = 129;
  public static final int DIRECT_EVAL_SPREAD = 130;
  public static final int RETURN = 131;
  public static final int RETURN_UNDEFINED = 132;
  public static final int RETURN_DERIVED = 133;
  public static final int THROW = 134;
  public static final int RETHROW = 135;
  public static final int THROW_NEW = 136;

  // Literals and functions
  public static final int NEW_OBJECT = 137;
  public static final int NEW_ARRAY = 138;
  public static final int NEW_REGEXP = 139;
  public static final int TEMPLATE_OBJECT = 140;
  public static final int APPEND = 141;
  public static final int APPEND_HOLE = 142;
  public static final int APPEND_SPREAD = 143;
  public static final int DEFINE_NAMED = 144;
  public static final int DEFINE_INDEX = 145;
  public static final int DEFINE_GETTER = 146;
  public static final int DEFINE_SETTER = 147;
  public static final int DEFINE_METHOD = 148;
  public static final int DEFINE_CLASS_GETTER = 149;
  public static final int DEFINE_CLASS_SETTER = 150;
  public static final int SET_PROTOTYPE = 151;
  public static final int COPY_PROPERTIES = 152;
  public static final int OBJECT_REST = 153;
  public static final int CLOSURE = 154;
  public static final int SET_FUNCTION_NAME = 155;
  public static final int SET_HOME = 156;

  // Classes
  public static final int NEW_CLASS = 157;
  public static final int SET_FIELDS = 158;
  public static final int INIT_FIELDS = 159;
  public static final int NEW_PRIVATE_NAME = 160;
  public static final int GET_PRIVATE = 161;
  public static final int SET_PRIVATE = 162;
  public static final int HAS_PRIVATE = 163;
  public static final int DEFINE_PRIVATE = 164;
  public static final int DEFINE_PRIVATE_METHOD = 165;
  public static final int DEFINE_PRIVATE_GETTER = 166;
  public static final int DEFINE_PRIVATE_SETTER = 167;

  // Iteration and generators
  public static final int GET_ITERATOR = 168;
  public static final int ITERATOR_NEXT = 169;
  public static final int ITERATOR_STEP = 170;
  public static final int ITERATOR_CLOSE = 171;
  public static final int ITERATOR_CLOSE_QUIET = 172;
  public static final int FOR_IN_START = 173;
  public static final int FOR_IN_NEXT = 174;
  public static final int START_GENERATOR = 175;
  public static final int YIELD = 176;
  public static final int DELEGATE = 177;

  /** How many ops there are: numbers are 0 to COUNT - 1. */
  public static final int COUNT = 178;

  /** Trait: may set pc to its label. */
  public static final int JUMPS = 1;
  /** Trait: the next word is not reached by falling through. */
  public static final int TERMINATOR = 1 << 1;
  /** Trait: may throw to a handler. */
  public static final int THROWS = 1 << 2;
  /** Trait: may allocate guest heap (or call guest code that does), so a census may run here. */
  public static final int ALLOCATES = 1 << 3;

  /** One table row. {@code operands} has three entries, for a, b (or the wide operand) and c. */
  public record Row(int number, String name, int fuel, int traits, String meaning, List<Operand> operands,
      String section) {
    public boolean is(int trait) {
      return (traits & trait) != 0;
    }
  }

  private static final Row[] TABLE = new Row[COUNT];
  private static String section = "";

  static {
    section("Loads and moves");
    op(NOP, "NOP", 1, "", 0, "nothing");
    op(MOVE, "MOVE", 1, "DST REG", 0, "R[a] := R[b]");
    op(LOAD_INT, "LOAD_INT", 1, "DST INT32", 0, "R[a] := the number b (signed 32 bits)");
    op(LOAD_CONST, "LOAD_CONST", 1, "DST CONST", 0, "R[a] := constants[b]");
    op(LOAD_UNDEFINED, "LOAD_UNDEFINED", 1, "DST", 0, "R[a] := undefined");
    op(LOAD_NULL, "LOAD_NULL", 1, "DST", 0, "R[a] := null");
    op(LOAD_TRUE, "LOAD_TRUE", 1, "DST", 0, "R[a] := true");
    op(LOAD_FALSE, "LOAD_FALSE", 1, "DST", 0, "R[a] := false");
    op(LOAD_TDZ, "LOAD_TDZ", 1, "DST", 0, "R[a] := the mark of an uninitialised binding");
    op(LOAD_HOLE, "LOAD_HOLE", 1, "DST", 0, "R[a] := the mark of an absent value (no superclass)");
    op(LOAD_THIS, "LOAD_THIS", 1, "DST", 0, "R[a] := the this value of the frame");
    op(LOAD_CALLEE, "LOAD_CALLEE", 1, "DST", 0, "R[a] := the active function");
    op(LOAD_HOME, "LOAD_HOME", 1, "DST", 0, "R[a] := [[HomeObject]] of the active function");
    op(LOAD_NEW_TARGET, "LOAD_NEW_TARGET", 1, "DST", 0, "R[a] := new.target of the frame, or undefined");
    op(LOAD_ARGUMENTS, "LOAD_ARGUMENTS", 2, "DST", ALLOCATES | THROWS,
        "R[a] := new unmapped arguments object of the frame's arguments");
    op(LOAD_REST, "LOAD_REST", 2, "DST IMM16", ALLOCATES | THROWS,
        "R[a] := new array of the frame's arguments from index b on");
    section("Bindings");
    op(CHECK_TDZ, "CHECK_TDZ", 1, "REG", THROWS,
        "if R[a] is TDZ throw ReferenceError: Cannot access '<text>' before initialization");
    op(CHECK_THIS, "CHECK_THIS", 1, "REG", THROWS,
        "if R[a] is TDZ throw ReferenceError: super constructor was not called");
    op(CHECK_NO_THIS, "CHECK_NO_THIS", 1, "REG", THROWS,
        "if R[a] is not TDZ throw ReferenceError: super constructor may only be called once");
    op(GET_SCOPED, "GET_SCOPED", 1, "DST DEPTH SLOT", 0,
        "R[a] := slot c of the scope b levels out (b = 0: the current scope)");
    op(GET_SCOPED_CHECKED, "GET_SCOPED_CHECKED", 1, "DST DEPTH SLOT", THROWS,
        "as GET_SCOPED; TDZ throws as CHECK_TDZ");
    op(SET_SCOPED, "SET_SCOPED", 1, "REG DEPTH SLOT", 0, "slot c of the scope b levels out := R[a]");
    op(SET_SCOPED_CHECKED, "SET_SCOPED_CHECKED", 1, "REG DEPTH SLOT", THROWS,
        "if that slot holds TDZ throw as CHECK_TDZ; else as SET_SCOPED");
    op(PUSH_SCOPE, "PUSH_SCOPE", 2, "IMM16", ALLOCATES | THROWS,
        "scope := new Scope(a slots, all TDZ) inside scope");
    op(POP_SCOPE, "POP_SCOPE", 1, "IMM16", 0, "scope := the scope a levels out (a > 0)");
    op(COPY_SCOPE, "COPY_SCOPE", 2, "", ALLOCATES | THROWS,
        "scope := a copy of scope with the same parent (next iteration)");
    op(GET_GLOBAL, "GET_GLOBAL", 1, "DST NONE CACHE", THROWS,
        "R[a] := global lexical binding or global object property keys[c]; absent: "
            + "ReferenceError: <key> is not defined; TDZ as CHECK_TDZ");
    op(TYPEOF_GLOBAL, "TYPEOF_GLOBAL", 1, "DST NONE CACHE", THROWS,
        "R[a] := typeof of that binding; absent: 'undefined'");
    op(SET_GLOBAL, "SET_GLOBAL", 1, "REG NONE CACHE", THROWS,
        "the existing global binding keys[c] := R[a]; absent: ReferenceError; constant or "
            + "read-only: TypeError");
    op(RESOLVE_GLOBAL, "RESOLVE_GLOBAL", 1, "DST NONE CACHE", THROWS,
        "R[a] := true if the global binding keys[c] exists, else false");
    op(SET_RESOLVED, "SET_RESOLVED", 1, "REG REG CACHE", THROWS,
        "if R[b] is false throw ReferenceError: <key> is not defined; else as SET_GLOBAL");
    op(DECLARE_VAR, "DECLARE_VAR", 1, "NONE NONE KEY", THROWS | ALLOCATES,
        "CreateGlobalVarBinding(keys[c], not deletable): undefined unless it exists");
    op(DECLARE_FUNCTION, "DECLARE_FUNCTION", 1, "REG NONE KEY", THROWS | ALLOCATES,
        "CreateGlobalFunctionBinding(keys[c], R[a], not deletable)");
    section("Properties");
    op(GET_NAMED, "GET_NAMED", 1, "DST REG CACHE", THROWS, "R[a] := R[b].keys[c]");
    op(SET_NAMED, "SET_NAMED", 1, "REG REG CACHE", THROWS | ALLOCATES, "R[a].keys[c] := R[b] (strict)");
    op(GET_LENGTH, "GET_LENGTH", 1, "DST REG CACHE", THROWS, "R[a] := R[b].length (keys[c] is \"length\")");
    op(GET_INDEX, "GET_INDEX", 1, "DST REG REG", THROWS,
        "R[a] := R[b][R[c]] (undefined or null R[b] throws before R[c] becomes a key)");
    op(SET_INDEX, "SET_INDEX", 1, "REG REG REG", THROWS | ALLOCATES, "R[a][R[b]] := R[c] (strict)");
    op(GET_INDEX_INT, "GET_INDEX_INT", 1, "DST REG IMM24", THROWS,
        "R[a] := R[b][c], c an unsigned integer");
    op(SET_INDEX_INT, "SET_INDEX_INT", 1, "REG REG IMM24", THROWS | ALLOCATES,
        "R[a][c] := R[b] (strict), c an unsigned integer");
    op(GET_METHOD, "GET_METHOD", 1, "DST2 REG CACHE", THROWS, "R[a] := R[b].keys[c]; R[a+1] := R[b]");
    op(GET_METHOD_INDEX, "GET_METHOD_INDEX", 1, "DST2 REG REG", THROWS,
        "R[a] := R[b][R[c]]; R[a+1] := R[b]");
    op(DELETE_NAMED, "DELETE_NAMED", 1, "DST REG KEY", THROWS,
        "R[a] := delete R[b].keys[c] (false throws TypeError)");
    op(DELETE_INDEX, "DELETE_INDEX", 1, "DST REG REG", THROWS,
        "R[a] := delete R[b][R[c]] (false throws TypeError)");
    op(IN, "IN", 1, "DST REG REG", THROWS, "R[a] := R[b] in R[c]");
    op(INSTANCEOF, "INSTANCEOF", 1, "DST REG REG", THROWS, "R[a] := R[b] instanceof R[c]");
    op(TO_PROPERTY_KEY, "TO_PROPERTY_KEY", 1, "DST REG", THROWS,
        "R[a] := ToPropertyKey(R[b]) as a string or symbol (a number that is an array index may "
            + "stay a number)");
    op(REFERENCE_KEY, "REFERENCE_KEY", 1, "DST REG REG", THROWS | ALLOCATES,
        "as TO_PROPERTY_KEY, for a reference to R[c]; undefined or null R[c] throws as in GET_INDEX first");
    op(REQUIRE_COERCIBLE, "REQUIRE_COERCIBLE", 1, "REG", THROWS,
        "if R[a] is undefined or null throw TypeError: Cannot destructure '<text>' as it is "
            + "undefined.");
    op(GET_SUPER, "GET_SUPER", 1, "DST REG3", THROWS,
        "R[a] := R[b].[[GetPrototypeOf]]().[[Get]](ToPropertyKey(R[b+2]), receiver R[b+1])");
    op(SET_SUPER, "SET_SUPER", 1, "REG REG3", THROWS | ALLOCATES,
        "R[b].[[GetPrototypeOf]]().[[Set]](ToPropertyKey(R[b+2]), R[a], receiver R[b+1]); false "
            + "throws TypeError");
    section("Operators");
    op(ADD, "ADD", 1, "DST REG REG", THROWS | ALLOCATES, "R[a] := R[b] + R[c]");
    op(SUB, "SUB", 1, "DST REG REG", THROWS, "R[a] := R[b] - R[c]");
    op(MUL, "MUL", 1, "DST REG REG", THROWS, "R[a] := R[b] * R[c]");
    op(DIV, "DIV", 1, "DST REG REG", THROWS, "R[a] := R[b] / R[c]");
    op(MOD, "MOD", 1, "DST REG REG", THROWS, "R[a] := R[b] % R[c]");
    op(EXP, "EXP", 1, "DST REG REG", THROWS, "R[a] := R[b] ** R[c]");
    op(BIT_AND, "BIT_AND", 1, "DST REG REG", THROWS, "R[a] := R[b] & R[c]");
    op(BIT_OR, "BIT_OR", 1, "DST REG REG", THROWS, "R[a] := R[b] | R[c]");
    op(BIT_XOR, "BIT_XOR", 1, "DST REG REG", THROWS, "R[a] := R[b] ^ R[c]");
    op(SHL, "SHL", 1, "DST REG REG", THROWS, "R[a] := R[b] << R[c]");
    op(SHR, "SHR", 1, "DST REG REG", THROWS, "R[a] := R[b] >> R[c]");
    op(USHR, "USHR", 1, "DST REG REG", THROWS, "R[a] := R[b] >>> R[c]");
    op(ADD_INT, "ADD_INT", 1, "DST REG INT24", THROWS | ALLOCATES, "R[a] := R[b] + c, c signed 24 bits");
    op(SUB_INT, "SUB_INT", 1, "DST REG INT24", THROWS, "R[a] := R[b] - c, c signed 24 bits");
    op(MUL_INT, "MUL_INT", 1, "DST REG INT24", THROWS, "R[a] := R[b] * c, c signed 24 bits");
    op(DIV_INT, "DIV_INT", 1, "DST REG INT24", THROWS, "R[a] := R[b] / c, c signed 24 bits");
    op(MOD_INT, "MOD_INT", 1, "DST REG INT24", THROWS, "R[a] := R[b] % c, c signed 24 bits");
    op(BIT_AND_INT, "BIT_AND_INT", 1, "DST REG INT24", THROWS, "R[a] := R[b] & c, c signed 24 bits");
    op(BIT_OR_INT, "BIT_OR_INT", 1, "DST REG INT24", THROWS, "R[a] := R[b] | c, c signed 24 bits");
    op(BIT_XOR_INT, "BIT_XOR_INT", 1, "DST REG INT24", THROWS, "R[a] := R[b] ^ c, c signed 24 bits");
    op(SHL_INT, "SHL_INT", 1, "DST REG INT24", THROWS, "R[a] := R[b] << c, c signed 24 bits");
    op(SHR_INT, "SHR_INT", 1, "DST REG INT24", THROWS, "R[a] := R[b] >> c, c signed 24 bits");
    op(USHR_INT, "USHR_INT", 1, "DST REG INT24", THROWS, "R[a] := R[b] >>> c, c signed 24 bits");
    op(INC, "INC", 1, "DST REG", THROWS, "R[a] := ToNumeric(R[b]) + 1");
    op(DEC, "DEC", 1, "DST REG", THROWS, "R[a] := ToNumeric(R[b]) - 1");
    op(NEG, "NEG", 1, "DST REG", THROWS, "R[a] := -R[b]");
    op(BIT_NOT, "BIT_NOT", 1, "DST REG", THROWS, "R[a] := ~R[b]");
    op(NOT, "NOT", 1, "DST REG", 0, "R[a] := !ToBoolean(R[b])");
    op(TO_NUMBER, "TO_NUMBER", 1, "DST REG", THROWS, "R[a] := ToNumber(R[b]) (unary plus)");
    op(TO_NUMERIC, "TO_NUMERIC", 1, "DST REG", THROWS, "R[a] := ToNumeric(R[b])");
    op(TO_STRING, "TO_STRING", 1, "DST REG", THROWS | ALLOCATES, "R[a] := ToString(R[b])");
    op(TYPEOF, "TYPEOF", 1, "DST REG", 0, "R[a] := typeof R[b]");
    op(CONCAT, "CONCAT", 1, "DST LIST COUNT", THROWS | ALLOCATES,
        "R[a] := the strings R[b] … R[b+c-1] joined (c > 0)");
    op(LESS, "LESS", 1, "DST REG REG", THROWS, "R[a] := R[b] < R[c]");
    op(LESS_EQ, "LESS_EQ", 1, "DST REG REG", THROWS, "R[a] := R[b] <= R[c]");
    op(GREATER, "GREATER", 1, "DST REG REG", THROWS, "R[a] := R[b] > R[c]");
    op(GREATER_EQ, "GREATER_EQ", 1, "DST REG REG", THROWS, "R[a] := R[b] >= R[c]");
    op(EQ, "EQ", 1, "DST REG REG", THROWS, "R[a] := R[b] == R[c]");
    op(NE, "NE", 1, "DST REG REG", THROWS, "R[a] := R[b] != R[c]");
    op(STRICT_EQ, "STRICT_EQ", 1, "DST REG REG", 0, "R[a] := R[b] === R[c]");
    op(STRICT_NE, "STRICT_NE", 1, "DST REG REG", 0, "R[a] := R[b] !== R[c]");
    section("Jumps");
    op(JUMP, "JUMP", 1, "NONE NONE LABEL", JUMPS | TERMINATOR, "pc := c");
    op(JUMP_IF_TRUE, "JUMP_IF_TRUE", 1, "REG NONE LABEL", JUMPS, "if ToBoolean(R[a]): pc := c");
    op(JUMP_IF_FALSE, "JUMP_IF_FALSE", 1, "REG NONE LABEL", JUMPS, "if not ToBoolean(R[a]): pc := c");
    op(JUMP_IF_UNDEFINED, "JUMP_IF_UNDEFINED", 1, "REG NONE LABEL", JUMPS, "if R[a] is undefined: pc := c");
    op(JUMP_IF_NOT_UNDEFINED, "JUMP_IF_NOT_UNDEFINED", 1, "REG NONE LABEL", JUMPS,
        "if R[a] is not undefined: pc := c");
    op(JUMP_IF_NULLISH, "JUMP_IF_NULLISH", 1, "REG NONE LABEL", JUMPS,
        "if R[a] is undefined or null: pc := c");
    op(JUMP_IF_NOT_NULLISH, "JUMP_IF_NOT_NULLISH", 1, "REG NONE LABEL", JUMPS,
        "if R[a] is neither undefined nor null: pc := c");
    op(JUMP_IF_LESS, "JUMP_IF_LESS", 2, "REG REG LABEL", JUMPS | THROWS, "if R[a] < R[b]: pc := c");
    op(JUMP_IF_NOT_LESS, "JUMP_IF_NOT_LESS", 2, "REG REG LABEL", JUMPS | THROWS,
        "if not (R[a] < R[b]): pc := c");
    op(JUMP_IF_LESS_EQ, "JUMP_IF_LESS_EQ", 2, "REG REG LABEL", JUMPS | THROWS, "if R[a] <= R[b]: pc := c");
    op(JUMP_IF_NOT_LESS_EQ, "JUMP_IF_NOT_LESS_EQ", 2, "REG REG LABEL", JUMPS | THROWS,
        "if not (R[a] <= R[b]): pc := c");
    op(JUMP_IF_GREATER, "JUMP_IF_GREATER", 2, "REG REG LABEL", JUMPS | THROWS, "if R[a] > R[b]: pc := c");
    op(JUMP_IF_NOT_GREATER, "JUMP_IF_NOT_GREATER", 2, "REG REG LABEL", JUMPS | THROWS,
        "if not (R[a] > R[b]): pc := c");
    op(JUMP_IF_GREATER_EQ, "JUMP_IF_GREATER_EQ", 2, "REG REG LABEL", JUMPS | THROWS,
        "if R[a] >= R[b]: pc := c");
    op(JUMP_IF_NOT_GREATER_EQ, "JUMP_IF_NOT_GREATER_EQ", 2, "REG REG LABEL", JUMPS | THROWS,
        "if not (R[a] >= R[b]): pc := c");
    op(JUMP_IF_STRICT_EQ, "JUMP_IF_STRICT_EQ", 2, "REG REG LABEL", JUMPS, "if R[a] === R[b]: pc := c");
    op(JUMP_IF_STRICT_NE, "JUMP_IF_STRICT_NE", 2, "REG REG LABEL", JUMPS, "if R[a] !== R[b]: pc := c");
    op(JUMP_IF_LESS_INT, "JUMP_IF_LESS_INT", 2, "REG INT16 LABEL", JUMPS | THROWS,
        "if R[a] < b: pc := c (b signed 16 bits)");
    op(JUMP_IF_NOT_LESS_INT, "JUMP_IF_NOT_LESS_INT", 2, "REG INT16 LABEL", JUMPS | THROWS,
        "if not (R[a] < b): pc := c (b signed 16 bits)");
    op(JUMP_IF_LESS_EQ_INT, "JUMP_IF_LESS_EQ_INT", 2, "REG INT16 LABEL", JUMPS | THROWS,
        "if R[a] <= b: pc := c (b signed 16 bits)");
    op(JUMP_IF_NOT_LESS_EQ_INT, "JUMP_IF_NOT_LESS_EQ_INT", 2, "REG INT16 LABEL", JUMPS | THROWS,
        "if not (R[a] <= b): pc := c (b signed 16 bits)");
    op(JUMP_IF_GREATER_INT, "JUMP_IF_GREATER_INT", 2, "REG INT16 LABEL", JUMPS | THROWS,
        "if R[a] > b: pc := c (b signed 16 bits)");
    op(JUMP_IF_NOT_GREATER_INT, "JUMP_IF_NOT_GREATER_INT", 2, "REG INT16 LABEL", JUMPS | THROWS,
        "if not (R[a] > b): pc := c (b signed 16 bits)");
    op(JUMP_IF_GREATER_EQ_INT, "JUMP_IF_GREATER_EQ_INT", 2, "REG INT16 LABEL", JUMPS | THROWS,
        "if R[a] >= b: pc := c (b signed 16 bits)");
    op(JUMP_IF_NOT_GREATER_EQ_INT, "JUMP_IF_NOT_GREATER_EQ_INT", 2, "REG INT16 LABEL", JUMPS | THROWS,
        "if not (R[a] >= b): pc := c (b signed 16 bits)");
    op(JUMP_IF_STRICT_EQ_INT, "JUMP_IF_STRICT_EQ_INT", 2, "REG INT16 LABEL", JUMPS,
        "if R[a] === b: pc := c (b signed 16 bits)");
    op(JUMP_IF_STRICT_NE_INT, "JUMP_IF_STRICT_NE_INT", 2, "REG INT16 LABEL", JUMPS,
        "if R[a] !== b: pc := c (b signed 16 bits)");
    op(JUMP_IF_EQ, "JUMP_IF_EQ", 2, "REG REG LABEL", JUMPS | THROWS, "if R[a] == R[b]: pc := c");
    op(JUMP_IF_NE, "JUMP_IF_NE", 2, "REG REG LABEL", JUMPS | THROWS, "if R[a] != R[b]: pc := c");
    section("Calls");
    op(CALL, "CALL", 2, "DST CALL COUNT", THROWS | ALLOCATES,
        "R[a] := R[b].[[Call]](this R[b+1], R[b+2] … R[b+1+c]); not callable: "
            + "TypeError: <text> is not a function");
    op(CALL_PLAIN, "CALL_PLAIN", 2, "DST PLAIN COUNT", THROWS | ALLOCATES,
        "R[a] := R[b].[[Call]](this undefined, R[b+2] … R[b+1+c]); R[b+1] is not read");
    op(CALL_SPREAD, "CALL_SPREAD", 2, "DST REG3", THROWS | ALLOCATES,
        "R[a] := R[b].[[Call]](this R[b+1], the elements of the array R[b+2])");
    op(NEW, "NEW", 3, "DST PLAIN COUNT", THROWS | ALLOCATES,
        "R[a] := Construct(R[b], R[b+2] … R[b+1+c], newTarget R[b]); R[b+1] is not read; not "
            + "a constructor: TypeError: <text> is not a constructor");
    op(NEW_SPREAD, "NEW_SPREAD", 3, "DST REG3", THROWS | ALLOCATES,
        "R[a] := Construct(R[b], the elements of the array R[b+2], newTarget R[b]); R[b+1] is not "
            + "read");
    op(SUPER_CONSTRUCTOR, "SUPER_CONSTRUCTOR", 1, "DST REG", THROWS,
        "R[a] := R[b].[[GetPrototypeOf]](), R[b] the active function");
    op(SUPER_CALL, "SUPER_CALL", 3, "DST CALL COUNT", THROWS | ALLOCATES,
        "R[a] := Construct(R[b], R[b+2] … R[b+1+c], newTarget R[b+1]); R[b] not a constructor: "
            + "TypeError");
    op(SUPER_CALL_SPREAD, "SUPER_CALL_SPREAD", 3, "DST REG3", THROWS | ALLOCATES,
        "R[a] := Construct(R[b], the elements of the array R[b+2], newTarget R[b+1])");
    op(DIRECT_EVAL, "DIRECT_EVAL", 2, "DST PLAIN COUNT", THROWS | ALLOCATES,
        "if R[b] is %eval%: R[a] := R[b+2] (or undefined) unless a string, else its completion value as "
            + "code inside the scopes of the eval site at this pc; any other R[b]: as CALL_PLAIN");
    op(DIRECT_EVAL_SPREAD, "DIRECT_EVAL_SPREAD", 2, "DST REG3", THROWS | ALLOCATES,
        "as DIRECT_EVAL with the elements of the array R[b+2]; any other R[b]: as CALL_SPREAD with "
            + "this undefined");
    op(RETURN, "RETURN", 1, "REG", TERMINATOR,
        "leave the frame with R[a] (a base constructor without an object result gives its this)");
    op(RETURN_UNDEFINED, "RETURN_UNDEFINED", 1, "", TERMINATOR,
        "leave the frame with undefined (a base constructor gives its this)");
    op(RETURN_DERIVED, "RETURN_DERIVED", 1, "REG REG", TERMINATOR | THROWS,
        "leave a derived constructor: R[a] if an object; not undefined: TypeError; R[b] TDZ: "
            + "ReferenceError as CHECK_THIS; else R[b]");
    op(THROW, "THROW", 1, "REG", TERMINATOR | THROWS, "throw R[a]");
    op(RETHROW, "RETHROW", 1, "REG", TERMINATOR | THROWS,
        "throw R[a] again, as caught by a handler, without moving its reported position");
    op(THROW_NEW, "THROW_NEW", 1, "IMM16 CONST", TERMINATOR | THROWS | ALLOCATES,
        "throw a new error of kind a (0 TypeError, 1 ReferenceError, 2 SyntaxError, 3 RangeError) "
            + "with message constants[b]");
    section("Literals and functions");
    op(NEW_OBJECT, "NEW_OBJECT", 2, "DST IMM16", THROWS | ALLOCATES,
        "R[a] := new ordinary object; b properties are expected");
    op(NEW_ARRAY, "NEW_ARRAY", 2, "DST INT32", THROWS | ALLOCATES,
        "R[a] := new empty array; b elements are expected");
    op(NEW_REGEXP, "NEW_REGEXP", 2, "DST CONST2", THROWS | ALLOCATES,
        "R[a] := new RegExp object of pattern constants[b], flags constants[b+1]");
    op(TEMPLATE_OBJECT, "TEMPLATE_OBJECT", 1, "DST TEMPLATE", THROWS | ALLOCATES,
        "R[a] := the template object of templates[b]: one per site and realm");
    op(APPEND, "APPEND", 1, "REG REG", THROWS | ALLOCATES,
        "define R[b] as the next element of the array R[a]");
    op(APPEND_HOLE, "APPEND_HOLE", 1, "REG", THROWS | ALLOCATES, "grow the array R[a] by one hole");
    op(APPEND_SPREAD, "APPEND_SPREAD", 1, "REG REG LABEL", JUMPS | THROWS | ALLOCATES,
        "if R[b] is an array whose iteration is pristine: append its elements (holes as "
            + "undefined) to the array R[a] at 1 fuel per 4 elements and pc := c");
    op(DEFINE_NAMED, "DEFINE_NAMED", 1, "REG REG CACHE", THROWS | ALLOCATES,
        "CreateDataPropertyOrThrow(R[a], keys[c], R[b])");
    op(DEFINE_INDEX, "DEFINE_INDEX", 1, "REG REG REG", THROWS | ALLOCATES,
        "CreateDataPropertyOrThrow(R[a], property key R[b], R[c])");
    op(DEFINE_GETTER, "DEFINE_GETTER", 1, "REG REG REG", THROWS | ALLOCATES,
        "define the enumerable accessor property R[b] of R[a] with getter R[c]");
    op(DEFINE_SETTER, "DEFINE_SETTER", 1, "REG REG REG", THROWS | ALLOCATES,
        "define the enumerable accessor property R[b] of R[a] with setter R[c]");
    op(DEFINE_METHOD, "DEFINE_METHOD", 1, "REG REG REG", THROWS | ALLOCATES,
        "define the non-enumerable data property R[b] of R[a] with value R[c] (class method)");
    op(DEFINE_CLASS_GETTER, "DEFINE_CLASS_GETTER", 1, "REG REG REG", THROWS | ALLOCATES,
        "as DEFINE_GETTER, not enumerable");
    op(DEFINE_CLASS_SETTER, "DEFINE_CLASS_SETTER", 1, "REG REG REG", THROWS | ALLOCATES,
        "as DEFINE_SETTER, not enumerable");
    op(SET_PROTOTYPE, "SET_PROTOTYPE", 1, "REG REG", THROWS,
        "if R[b] is an object or null: [[Prototype]] of R[a] := R[b]; else nothing (`__proto__: "
            + "v`)");
    op(COPY_PROPERTIES, "COPY_PROPERTIES", 1, "REG REG", THROWS | ALLOCATES,
        "CopyDataProperties(R[a], R[b], none excluded)");
    op(OBJECT_REST, "OBJECT_REST", 2, "DST LIST1 COUNT", THROWS | ALLOCATES,
        "R[a] := new object with CopyDataProperties(R[b], excluding the keys R[b+1] … R[b+c])");
    op(CLOSURE, "CLOSURE", 2, "DST INNER", THROWS | ALLOCATES,
        "R[a] := new function of inner[b] closed over scope");
    op(SET_FUNCTION_NAME, "SET_FUNCTION_NAME", 1, "REG REG IMM24", THROWS | ALLOCATES,
        "SetFunctionName(R[a], property key R[b], prefix c: 0 none, 1 get, 2 set)");
    op(SET_HOME, "SET_HOME", 1, "REG REG", 0, "[[HomeObject]] of the function R[a] := R[b]");
    section("Classes");
    op(NEW_CLASS, "NEW_CLASS", 3, "DST2 REG INNER24", THROWS | ALLOCATES,
        "R[a] := class constructor of inner[c] with superclass R[b] (the absent mark: none) "
            + "closed over scope; R[a+1] := its prototype object");
    op(SET_FIELDS, "SET_FIELDS", 1, "REG REG", 0,
        "instance initialiser of the class R[a] := the method R[b]");
    op(INIT_FIELDS, "INIT_FIELDS", 1, "REG REG", THROWS | ALLOCATES,
        "call the instance initialiser of the class R[b], if any, with this R[a]");
    op(NEW_PRIVATE_NAME, "NEW_PRIVATE_NAME", 1, "DST CONST", THROWS | ALLOCATES,
        "R[a] := new private name described by constants[b]");
    op(GET_PRIVATE, "GET_PRIVATE", 1, "DST REG REG", THROWS, "R[a] := PrivateGet(R[b], private name R[c])");
    op(SET_PRIVATE, "SET_PRIVATE", 1, "REG REG REG", THROWS, "PrivateSet(R[a], private name R[b], R[c])");
    op(HAS_PRIVATE, "HAS_PRIVATE", 1, "DST REG REG", THROWS,
        "R[a] := object R[b] has the private name R[c]; not an object: TypeError");
    op(DEFINE_PRIVATE, "DEFINE_PRIVATE", 1, "REG REG REG", THROWS | ALLOCATES,
        "PrivateFieldAdd(R[a], private name R[b], R[c])");
    op(DEFINE_PRIVATE_METHOD, "DEFINE_PRIVATE_METHOD", 1, "REG REG REG", THROWS | ALLOCATES,
        "PrivateMethodOrAccessorAdd(R[a], private name R[b], method R[c])");
    op(DEFINE_PRIVATE_GETTER, "DEFINE_PRIVATE_GETTER", 1, "REG REG REG", THROWS | ALLOCATES,
        "add the getter R[c] under the private name R[b] to R[a] (joins a setter added before)");
    op(DEFINE_PRIVATE_SETTER, "DEFINE_PRIVATE_SETTER", 1, "REG REG REG", THROWS | ALLOCATES,
        "add the setter R[c] under the private name R[b] to R[a] (joins a getter added before)");
    section("Iteration and generators");
    op(GET_ITERATOR, "GET_ITERATOR", 2, "DST2 REG", THROWS | ALLOCATES,
        "R[a], R[a+1] := iterator record of GetIterator(R[b], sync), in the interpreter's own form; "
            + "R[a] is undefined once it is done; TypeError: <text> is not iterable");
    op(ITERATOR_NEXT, "ITERATOR_NEXT", 2, "DST ITER LABEL", JUMPS | THROWS | ALLOCATES,
        "R[a] := next value of the iterator at R[b]; done: R[b] := undefined, pc := c; an error "
            + "in next, done or value: R[b] := undefined, then it is thrown");
    op(ITERATOR_STEP, "ITERATOR_STEP", 2, "DST ITER", THROWS | ALLOCATES,
        "as ITERATOR_NEXT, but R[a] := undefined when done or when R[b] is undefined already");
    op(ITERATOR_CLOSE, "ITERATOR_CLOSE", 1, "ITER", THROWS | ALLOCATES,
        "if R[a] is not undefined: R[a] := undefined, IteratorClose(normal completion): a result "
            + "of return that is no object throws");
    op(ITERATOR_CLOSE_QUIET, "ITERATOR_CLOSE_QUIET", 1, "ITER", THROWS | ALLOCATES,
        "if R[a] is not undefined: R[a] := undefined, IteratorClose(throw completion): guest "
            + "errors of return are dropped (limits are not)");
    op(FOR_IN_START, "FOR_IN_START", 2, "DST REG", THROWS | ALLOCATES,
        "R[a] := enumerator of the enumerable string keys of R[b] and its prototypes (undefined, "
            + "null: empty)");
    op(FOR_IN_NEXT, "FOR_IN_NEXT", 2, "DST REG LABEL", JUMPS | THROWS | ALLOCATES,
        "R[a] := next key of the enumerator R[b] that is still present; none: pc := c");
    op(START_GENERATOR, "START_GENERATOR", 2, "", THROWS | ALLOCATES,
        "leave the frame with a new generator object that resumes it at pc + 1");
    op(YIELD, "YIELD", 2, "DST REG LABEL", JUMPS | THROWS | ALLOCATES,
        "suspend with R[b]; next(v): R[a] := v, pc + 1; throw(v): throw v here; return(v): R[a] "
            + ":= v, pc := c");
    op(DELEGATE, "DELEGATE", 2, "DST DELEGATE LABEL", JUMPS | THROWS | ALLOCATES,
        "one step of yield*: send R[b+2] to the iterator at R[b] by mode R[b+3] (0 next, 1 throw, "
            + "2 return). Not done: suspend with the inner result as it is; on resumption R[b+2], "
            + "R[b+3] := value, mode, same pc. Done: R[a] := value, then pc + 1, or pc := c in mode 2");
  }

  private Op() {}

  private static void section(String title) {
    section = title;
  }

  private static void op(int number, String name, int fuel, String operands, int traits, String meaning) {
    if (TABLE[number] != null) {
      throw new AssertionError("two rows for op " + number);
    }
    List<Operand> three = new ArrayList<>();
    if (!operands.isEmpty()) {
      for (String kind : operands.split(" ")) {
        three.add(Operand.valueOf(kind));
      }
    }
    while (three.size() < 3) {
      three.add(Operand.NONE);
    }
    TABLE[number] = new Row(number, name, fuel, traits, meaning, List.copyOf(three), section);
  }

  /** The row of an op; {@code op} is 0 to COUNT - 1. */
  public static Row row(int op) {
    return TABLE[op];
  }

  /** All rows in the order of their numbers. */
  public static List<Row> rows() {
    return List.of(TABLE);
  }

  /** A new array of the fuel of each op, 256 long (unused numbers cost 0). */
  public static int[] fuelTable() {
    int[] fuel = new int[256];
    for (Row row : TABLE) {
      fuel[row.number()] = row.fuel();
    }
    return fuel;
  }

  /** The op number of a word. */
  public static int op(long word) {
    return (int) word & 0xff;
  }

  /** Operand a, unsigned 16 bits. */
  public static int a(long word) {
    return (int) (word >>> 8) & 0xffff;
  }

  /** Operand b, unsigned 16 bits. */
  public static int b(long word) {
    return (int) (word >>> 24) & 0xffff;
  }

  /** Operand c, unsigned 24 bits: a register, count, key, slot or label. */
  public static int c(long word) {
    return (int) (word >>> 40);
  }

  /** Operand b as a signed 16-bit immediate. */
  public static int signedB(long word) {
    return (short) (word >>> 24);
  }

  /** Operand c as a signed 24-bit immediate. */
  public static int signedC(long word) {
    return (int) (word >> 40);
  }

  /** The wide operand: signed 32 bits in the place of b and c. */
  public static int wide(long word) {
    return (int) (word >>> 24);
  }

  /** The value of operand 0, 1 or 2 of a word, read as its kind says. */
  public static int operand(long word, int index, Operand kind) {
    if (kind.isWide()) {
      return wide(word);
    }
    return switch (index) {
      case 0 -> a(word);
      case 1 -> kind == Operand.INT16 ? signedB(word) : b(word);
      default -> kind == Operand.INT24 ? signedC(word) : c(word);
    };
  }

  /** Packs a word; operands are truncated to their fields, so the caller checks ranges first. */
  static long word(int op, int a, int b, int c) {
    return op | (a & 0xffffL) << 8 | (b & 0xffffL) << 24 | (long) c << 40;
  }

  /** Packs a word with a wide operand. */
  static long wideWord(int op, int a, int wide) {
    return op | (a & 0xffffL) << 8 | (wide & 0xffffffffL) << 24;
  }
}
