package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ration.Limits;
import dev.ration.host.HostJson;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each kind of result under each kind of node: one table, three columns (rows 200-216; attack 57). */
class ResultMatrixTest {
  private static final Limits PATIENT = ExpressionSandbox.LIMITS.toBuilder().timeout(Duration.ofSeconds(60)).build();

  /** Expression, what a condition makes of it, what a transform or merge makes of it; {@code =} for the value's JSON. */
  private static final String TABLE = """
      true                                     | =true          | =true
      false                                    | =false         | =false
      ''                                       | =""            | =""
      'text'                                   | ="text"        | ="text"
      0                                        | =0             | =0
      -1.5                                     | =-1.5          | =-1.5
      0/0                                      | NaN            | NaN
      1/0                                      | Infinity       | Infinity
      -1/0                                     | -Infinity      | -Infinity
      -0                                       | -0.0           | -0.0
      null                                     | result_type    | =null
      undefined                                | result_type    | non_serializable
      2n                                       | result_type    | non_serializable
      2n ** 64n                                | result_type    | non_serializable
      Symbol()                                 | result_type    | non_serializable
      Symbol.iterator                          | result_type    | non_serializable
      () => 1                                  | result_type    | non_serializable
      function () {}                           | result_type    | non_serializable
      class {}                                 | result_type    | non_serializable
      Math.max                                 | result_type    | non_serializable
      Object.assign(() => 1, {toJSON() { return {a: 1} }}) | result_type | non_serializable
      {a: 1}                                   | result_type    | ={"a":1}
      ({})                                     | result_type    | ={}
      []                                       | result_type    | =[]
      [1, [2, {b: 3}]]                         | result_type    | =[1,[2,{"b":3}]]
      [,1]                                     | result_type    | =[null,1]
      new String('x')                          | result_type    | non_serializable
      new Number(1)                            | result_type    | non_serializable
      new Boolean(true)                        | result_type    | non_serializable
      Object(1n)                               | result_type    | non_serializable
      Object(Symbol())                         | result_type    | non_serializable
      ({toJSON() { return 5 }})                | result_type    | non_serializable
      ({toJSON() { return 'x' }})              | result_type    | non_serializable
      ({toJSON() { return true }})             | result_type    | non_serializable
      ({toJSON() { return null }})             | result_type    | =null
      ({toJSON() { return undefined }})        | result_type    | non_serializable
      ({toJSON() { return () => 1 }})          | result_type    | non_serializable
      ({toJSON() { return 1n }})               | result_type    | non_serializable
      ({toJSON() { return {a: 1} }})           | result_type    | ={"a":1}
      ({toJSON() { return [1] }})              | result_type    | =[1]
      ({toJSON() { throw 1 }})                 | result_type    | non_serializable
      ({toJSON: 5, a: 1})                      | result_type    | ={"toJSON":5,"a":1}
      (() => { const a = {}; a.self = a; return a })()  | result_type | non_serializable
      (() => { const a = []; a.push([a]); return a })() | result_type | non_serializable
      (o => [o, o])({a: 1})                    | result_type    | =[{"a":1},{"a":1}]
      new Map([['a', 1]])                      | result_type    | ={}
      [new Set([1]), new WeakMap()]            | result_type    | =[{},{}]
      ({x: 0/0, y: 1/0, z: 5, w: -0})          | result_type    | ={"x":null,"y":null,"z":5,"w":0}
      ({a: undefined, b: [undefined, () => 1, Symbol()]}) | result_type | ={"b":[null,null,null]}
      ({[Symbol.iterator]: 1, a: 2})           | result_type    | ={"a":2}
      ({a: 1n})                                | result_type    | non_serializable
      [[1n]]                                   | result_type    | non_serializable
      ({a: new String('x'), b: [new Number(-0), new Boolean(false)]}) | result_type | ={"a":"x","b":[0,false]}
      ({a: Object(1n)})                        | result_type    | non_serializable
      ({e: new Error('m')})                    | result_type    | ={"e":{}}
      /a/g                                     | result_type    | ={}
      Object.create({a: 1})                    | result_type    | ={}
      Object.create({message: 'p'})            | result_type    | ={"message":"p"}
      Object.create(null, {a: {value: 1}})     | result_type    | ={}
      ({get a() { return 1 }})                 | result_type    | ={"a":1}
      ({get a() { throw 1 }})                  | result_type    | non_serializable
      (function* () { yield 1 })()             | result_type    | ={}
      (function () { return arguments })(1, 2) | result_type    | ={"0":1,"1":2}
      ({__proto__: null, ['__proto__']: 1})    | result_type    | ={"__proto__":1}
      ({b: 1, 2: 1, a: 1, 1: 1})               | result_type    | ={"1":1,"2":1,"b":1,"a":1}
      'a'.charCodeAt()                         | =97            | =97
      typeof null                              | ="object"      | ="object"
      [1, 2].includes(2)                       | =true          | =true
      globalThis                               | result_type    | ={}
      """;

  @TestFactory
  Stream<DynamicTest> matrix() { // row 200, row 201, row 203, row 204, row 205, row 206, row 207, row 208, row 209, row 210
    return TABLE.lines().flatMap(line -> {
      String[] cells = line.split("\\|(?=[^|]*\\|[^|]*$)|\\|(?=[^|]*$)");
      return Stream.of(ExpressionKind.values()).map(kind -> DynamicTest.dynamicTest(kind + " " + cells[0].strip(),
          () -> assertEquals(cells[kind == ExpressionKind.CONDITION ? 1 : 2].strip(), outcome(kind, cells[0].strip()))));
    });
  }

  private static String outcome(ExpressionKind kind, String expression) throws Exception {
    ExpressionResult r = ExpressionSandbox.evaluate(kind, expression, ExpressionScope.EMPTY, PATIENT);
    if (!r.isOk()) {
      return r.error().orElseThrow().reason().toString();
    }
    boolean json = !(r.value() instanceof Double d) || d - d == 0 && (d != 0 || 1 / d > 0);
    return json ? "=" + HostJson.json(r.value(), 1 << 20) : String.valueOf(r.value());
  }
}
