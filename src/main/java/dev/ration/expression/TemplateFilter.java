package dev.ration.expression;

/** The filters of templates: name and arguments (row 279). */
enum TemplateFilter {
  /** The value as JSON text. */
  JSON("json", 0),
  /** UTF-16 units of a string, elements of a list, entries of a map. */
  LENGTH("length", 0),
  /** Its argument where the reference has no value, or null. */
  DEFAULT("default", 1),
  /** The text of the file whose path the value is, by the host's {@link TemplateCapabilities.FileReader}. */
  READ_FILE("read_file", 0);

  final String text;
  final int arity;

  TemplateFilter(String text, int arity) {
    this.text = text;
    this.arity = arity;
  }

  /** The filter of that name, or null. */
  static TemplateFilter of(String name) {
    for (TemplateFilter f : values()) {
      if (f.text.equals(name)) {
        return f;
      }
    }
    return null;
  }
}
