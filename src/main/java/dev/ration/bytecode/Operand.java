package dev.ration.bytecode;

/** What an operand field of a word means. The register kinds say which registers the op reads and writes. */
public enum Operand {
  /** The field is unused and zero. */
  NONE,
  /** R[x] is written. */
  DST,
  /** R[x] and R[x+1] are written. */
  DST2,
  /** R[x] is read. */
  REG,
  /** R[x] to R[x+2] are read. */
  REG3,
  /** An iterator record: R[x] and R[x+1] are read, R[x] may be written. */
  ITER,
  /** R[x] to R[x+3] are read and written: iterator record, value sent, mode. */
  DELEGATE,
  /** Callee R[x], receiver (or new.target) R[x+1] and as many arguments as the count c says are read. */
  CALL,
  /** As CALL, but R[x+1] is not read. */
  PLAIN,
  /** As many registers from R[x] on as the count c says are read. */
  LIST,
  /** R[x] and as many registers after it as the count c says are read. */
  LIST1,
  /** A number of registers; belongs to CALL, PLAIN, LIST or LIST1. */
  COUNT,
  /** An unsigned immediate of 16 bits. */
  IMM16,
  /** An unsigned immediate of 24 bits. */
  IMM24,
  /** A signed immediate of 16 bits. */
  INT16,
  /** A signed immediate of 24 bits. */
  INT24,
  /** A signed immediate of 32 bits (wide). */
  INT32,
  /** An index into the constants (wide). */
  CONST,
  /** An index into the constants; the next constant is used too (wide). */
  CONST2,
  /** An index into the template sites (wide). */
  TEMPLATE,
  /** An index into the inner code blocks (wide). */
  INNER,
  /** An index into the inner code blocks (24 bits). */
  INNER24,
  /** An index into the keys. */
  KEY,
  /** An index into the keys that also names an inline-cache site: no two words share it. */
  CACHE,
  /** An absolute pc. */
  LABEL,
  /** How many scopes out from the current one. */
  DEPTH,
  /** A slot of a scope. */
  SLOT;

  /** Whether this operand takes bits 24-55. */
  public boolean isWide() {
    return this == INT32 || this == CONST || this == CONST2 || this == TEMPLATE || this == INNER;
  }
}
