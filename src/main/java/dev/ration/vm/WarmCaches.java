package dev.ration.vm;

import dev.ration.bytecode.CodeBlock;

/**
 * What earlier runs of a code block hand on to later ones: where sites find properties in layouts that all realms share. Any
 * number of threads read and write the table; its entries are immutable, and none is a wrong answer.
 */
final class WarmCaches implements CodeBlock.Memory {
  final PropertyCache[] entries;

  private WarmCaches(int sites) {
    this.entries = new PropertyCache[sites];
  }

  /** The table of {@code code}, made on first use. */
  static WarmCaches of(CodeBlock code) {
    if (code.memory instanceof WarmCaches known) {
      return known;
    }
    WarmCaches made = new WarmCaches(code.keys.length);
    code.memory = made;
    return made;
  }

  /** The entries that {@code code} starts with, or null. */
  static PropertyCache[] known(CodeBlock code) {
    return code.memory instanceof WarmCaches w ? w.entries : null;
  }

  void put(int site, PropertyCache k) {
    entries[site] = k;
  }
}
