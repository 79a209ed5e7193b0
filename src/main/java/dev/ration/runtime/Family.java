package dev.ration.runtime;

/**
 * The families of built-ins, with the globals that each exports as name and row. The rows are enums of the
 * intrinsics package, loaded when a realm first touches the family; a test keeps the two in step.
 */
public enum Family {
  GLOBAL,
  OBJECT(export("Object", 0)),
  FUNCTION(export("Function", 0)),
  ERROR(export("Error", 0), export("TypeError", 8), export("RangeError", 12), export("SyntaxError", 16),
      export("ReferenceError", 20), export("EvalError", 24), export("URIError", 28), export("AggregateError", 32)),
  BOOLEAN(export("Boolean", 0)),
  SYMBOL(export("Symbol", 0)),
  NUMBER(export("Number", 0), export("parseFloat", 2), export("parseInt", 3)),
  BIGINT(export("BigInt", 0)),
  MATH(export("Math", 0)),
  STRING(export("String", 0)),
  REGEXP(export("RegExp", 0)),
  ARRAY(export("Array", 0)),
  MAP(export("Map", 0)),
  SET(export("Set", 0)),
  WEAK_MAP(export("WeakMap", 0)),
  WEAK_SET(export("WeakSet", 0)),
  JSON(export("JSON", 0)),
  REFLECT(export("Reflect", 0)),
  ITERATOR(export("Iterator", 0)),
  ARRAY_ITERATOR,
  STRING_ITERATOR,
  MAP_ITERATOR,
  SET_ITERATOR,
  REGEXP_STRING_ITERATOR,
  ITERATOR_HELPER,
  WRAP_FOR_VALID_ITERATOR,
  GENERATOR_FUNCTION,
  GENERATOR,
  DATE(export("Date", 0)),
  CROSSED_DATE,
  CONSOLE(export("console", 0)),
  /** What reaches a capability. */
  CAPABILITY(export("httpFetch", 0), export("runCode", 1), export("transpileCode", 2));

  /** A property of the global object. */
  record Export(String name, int row) {}

  private final Export[] exports;

  Family(Export... exports) {
    this.exports = exports;
  }

  private static Export export(String name, int row) {
    return new Export(name, row);
  }

  Export[] exports() {
    return exports;
  }

  /** The number of row {@code row} of this family among all intrinsics. */
  int id(int row) {
    return ordinal() << 8 | row;
  }
}
