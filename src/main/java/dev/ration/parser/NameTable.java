package dev.ration.parser;

/** The names of one text, each made once: most of a text is names that it has already used. */
final class NameTable {
  final String text;
  private String[] names = new String[64];
  private int size;

  NameTable(String text) {
    this.text = text;
  }

  /** The name that a range of the text spells; fails if it is not a name. */
  String name(int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c == '\\' || c >= 128) {
        return Names.cook(text.substring(from, to), from);
      }
      hash = 31 * hash + c;
    }
    int at = slot(hash);
    for (int probes = 0; names[at] != null && probes < 8; probes++) { // names may be made to collide
      if (names[at].length() == to - from && text.startsWith(names[at], from)) {
        return names[at];
      }
      at = at + 1 & names.length - 1;
    }
    String name = text.substring(from, to);
    if (names[at] == null) {
      names[at] = name;
      if (++size > names.length / 2) {
        grow();
      }
    }
    return name;
  }

  private int slot(int hash) {
    return (hash ^ hash >>> 15) & names.length - 1;
  }

  private void grow() {
    String[] before = names;
    names = new String[before.length * 4];
    for (String name : before) {
      if (name != null) {
        int at = slot(name.hashCode());
        while (names[at] != null) {
          at = at + 1 & names.length - 1;
        }
        names[at] = name;
      }
    }
  }
}
