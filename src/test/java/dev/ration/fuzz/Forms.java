package dev.ration.fuzz;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The forms of source text, one a line, by what they make. A {@code $} and a letter stand for a part: {@link Writer} has the list.
 * The first are the simplest; those before {@code --} have no parts that could grow.
 */
final class Forms {
  /** Forms of one kind: the first {@code leaves} of them do not grow. */
  record Kind(List<String> all, int leaves) {
    static Kind of(String lines) {
      List<String> all = lines.lines().map(String::strip).filter(l -> !l.isEmpty()).toList();
      int cut = all.indexOf("--");
      if (cut < 0) {
        return new Kind(all, all.size());
      }
      return new Kind(all.stream().filter(l -> !l.equals("--")).toList(), cut);
    }
  }

  static final Map<Character, Kind> EXPRESSIONS = new HashMap<>();

  private Forms() {}

  private static void add(char kind, String lines) {
    EXPRESSIONS.put(kind, Kind.of(lines));
  }

  static {
    // A number.
    add('n', """
        0
        1
        $z
        $z
        --
        $n + $n
        $n - $i
        $n * $n
        $n / $n
        $n % $n
        (-($n)) ** $i
        -($n)
        ~$n
        +$v
        $n | $n
        $n & $n
        $n ^ $n
        $n << $n
        $n >> $n
        $n >>> $n
        $w++
        --$w
        $w += $n
        $w ??= $n
        $w &&= $n
        $w ||= $n
        $w **= $i
        $w >>>= $i
        ($v, $n)
        $b ? $n : $n
        $a.length
        $s.length
        $f.length
        $a.push($v)
        $a.unshift($v, $v)
        $a.indexOf($v, $i)
        $a.lastIndexOf($v)
        $a.findIndex($c)
        $a.findLastIndex($c)
        $a.reduce((p, q) => p + q, $n)
        $s.charCodeAt($i)
        $s.codePointAt($i)
        $s.indexOf($s, $i)
        $s.lastIndexOf($s, $n)
        $s.search($r)
        $s.localeCompare($s)
        Math.max($n, $n)
        Math.min(...$a)
        Math.floor($n)
        Math.round($n)
        Math.trunc($n)
        Math.sign($n)
        Math.abs($n)
        Math.fround($n)
        Math.clz32($n)
        Math.imul($n, $n)
        Math.hypot($n, $n)
        Math.sqrt($n)
        Math.cbrt($n)
        Number($v)
        parseInt($s, $i)
        parseFloat($s)
        Number($B)
        new Map($h).size
        new Set($g).size
        Object.keys($o).length
        $v?.length
        $r.lastIndex
        """);
    // A small count.
    add('i', """
        0
        1
        2
        3
        5
        --
        $n
        $a.length
        $s.length
        """);
    add('s', """
        ''
        'a'
        $y
        $y
        --
        $s + $s
        $s + $v
        `<$s>`.slice(1)
        $q
        String($v)
        $v + ''
        typeof $v
        $s[$i]
        $s.at(-$i)
        $s.slice($i, $n)
        $s.substring($n, $i)
        $s.substr($n, $i)
        $s.charAt($i)
        $s.padStart($i, $s)
        $s.padEnd($i, $s)
        $s.repeat($i)
        $s.trim()
        $s.toUpperCase()
        $s.toLowerCase()
        $s.normalize('NFD')
        $s.replace($s, $s)
        $s.replace($r, $s)
        $s.replace($r, $c)
        $s.replaceAll($s, $u)
        $s.replaceAll($e, $u)
        $s.replace($r, $u)
        $s.concat($v, $s)
        $s.toWellFormed()
        $a.join($s)
        $a.toString()
        $n.toString($j)
        ($n).toFixed($i)
        ($n).toPrecision(1 + $i)
        ($n).toExponential($i)
        $B.toString($j)
        JSON.stringify($v)
        JSON.stringify($v, $c, $i)
        JSON.stringify($v, [$k, $k])
        String.fromCharCode($n, $n)
        String.fromCodePoint($i)
        String.raw$q
        $f.name
        $b ? $s : $s
        $w += $s
        encodeURIComponent($s)
        decodeURIComponent($s)
        Object.prototype.toString.call($v)
        [...$s].reverse().join('')
        Symbol($s).description
        Error($s).message
        $r.source
        $r.flags
        `${$r}`
        """);
    add('b', """
        true
        false
        --
        !$v
        $n < $n
        $n >= $n
        $v < $v
        $v <= $v
        $v == $v
        $v != $v
        $v === $v
        $v !== $v
        $b && $b
        $b || $b
        $k in $o
        $i in $a
        $v instanceof $C
        Object.is($v, $v)
        $a.includes($v)
        $a.some($c)
        $a.every($c)
        $s.includes($s)
        $s.startsWith($s, $i)
        $s.endsWith($s)
        $s < $s
        $r.test($s)
        $s.isWellFormed()
        Array.isArray($v)
        Number.isInteger($v)
        Number.isSafeInteger($v)
        isNaN($v)
        isFinite($n)
        delete $o[$k]
        delete $o?.$K
        delete $a[$i]
        $B < $n
        $B == $v
        Object.isFrozen($o)
        Object.hasOwn($o, $k)
        Reflect.has($o, $k)
        Reflect.set($o, $k, $v)
        Reflect.deleteProperty($o, $k)
        Reflect.defineProperty($o, $k, $D)
        new Set($g).has($v)
        $o.propertyIsEnumerable($k)
        """);
    add('B', """
        0n
        1n
        $Z
        --
        $B + $B
        $B - $B
        $B * $B
        $B / $B
        $B % $B
        ($B) ** $I
        -($B)
        ~$B
        $B & $B
        $B | $B
        $B ^ $B
        $B << $I
        $B >> $I
        BigInt($i)
        BigInt($s)
        BigInt.asIntN($i, $B)
        BigInt.asUintN($i, $B)
        """);
    add('a', """
        []
        [1, 2, 3]
        --
        [$v, $v, $v]
        [$v, , $v]
        [$n, $n, $n, $n]
        [...$g]
        [...$g, $v, ...$g]
        Array($i)
        new Array($n)
        Array.of($v, $v)
        Array.from($g)
        Array.from($g, $c)
        Array.from({length: $i}, $c)
        Array.from({length: $i, 0: $v})
        $a.map($c)
        $a.filter($c)
        $a.slice($i, $n)
        $a.splice($i, $i, $v)
        $a.concat($a, $v)
        $a.reverse()
        $a.sort()
        $a.sort($O)
        $a.toSorted($O)
        $a.toSpliced($i, $i, $v)
        $a.toReversed()
        $a.with($i, $v)
        $a.flat($i)
        $a.flatMap($c)
        $a.fill($v, $i, $n)
        $a.copyWithin($n, $i)
        $s.split($s, $i)
        $s.split($r)
        $s.match($e)
        [...$s.matchAll($e)]
        Object.keys($o)
        Object.values($o)
        Object.entries($o)
        Object.getOwnPropertyNames($o)
        Reflect.ownKeys($o)
        [...$a.entries()]
        [...$a.keys()]
        Object.assign($a, $o)
        Object.freeze($a)
        $A
        """);
    // An array of a strange make.
    add('A', """
        [, 1]
        [-0, NaN]
        --
        Object.assign([$v, $v, $v], {length: $i})
        Object.defineProperty([$v, $v, $v], $i, {get() { $F }, configurable: true})
        Object.assign([$v, $v], {[Symbol.isConcatSpreadable]: $b})
        Object.assign([$v, $v], {constructor: {[Symbol.species]: $C}})
        Object.setPrototypeOf([$v, , $v], $o)
        new (class extends Array { constructor(...x) { super(...x); note(x.length); } })($i)
        (class extends Array { static get [Symbol.species]() { return $C; } }).from($g)
        Object.assign([], {[$n]: $v})
        Object.preventExtensions([$v, , $v])
        """);
    add('o', """
        {}
        {x: 1}
        --
        {$m}
        {$m, $m}
        {$m, $m, $m}
        {...$o, $m}
        {__proto__: $o, $m}
        {...$a}
        Object.create($o)
        Object.create(null)
        Object.assign($o, $o)
        Object.fromEntries($h)
        Object.freeze($o)
        Object.seal($o)
        Object.defineProperty($o, $k, $D)
        Object.setPrototypeOf($o, $o)
        Object.getOwnPropertyDescriptor($o, $k)
        Object.getPrototypeOf($o)
        Object.groupBy($g, $c)
        new $C($v)
        new Map($h)
        new Set($g)
        new Error($s, {cause: $v})
        JSON.parse($J)
        JSON.parse($J, $c)
        $r.exec($s)
        Object($v)
        $a
        $f
        Map.groupBy($g, $c)
        new Set($g).union(new Set($g))
        new Set($g).intersection(new Set($g))
        new Set($g).symmetricDifference(new Map($h))
        """);
    // A property descriptor.
    add('D', """
        {value: 1}
        --
        {value: $v, writable: $b, enumerable: $b, configurable: $b}
        {get() { $F }, enumerable: $b, configurable: true}
        {get: $c, set: $c}
        {$m, $m}
        """);
    // A list of pairs.
    add('h', """
        []
        --
        [[$k, $v]]
        [[$k, $v], [$v, $v], [$n, $v]]
        Object.entries($o)
        new Map([[$v, $v]])
        [$v]
        """);
    // Something to iterate.
    add('g', """
        []
        'ab'
        --
        $a
        $a
        $s
        new Set($a)
        new Map($h)
        $a.entries()
        $a.values()
        new Map($h).keys()
        (function* () { $G })()
        {*[Symbol.iterator]() { $G }}
        {[Symbol.iterator]() { let i = 0; return {next() { return {done: i++ >= $i, value: $v}; }, return() { note('closed'); return $v; }}; }}
        {[Symbol.iterator]: () => ({next: $c, return: $c})}
        $a.values().map($c)
        $a.values().filter($c).take($i)
        $a.values().drop($i)
        $a.values().flatMap($c)
        Iterator.from($g)
        $o
        """);
    // A callback.
    add('c', """
        x => x
        () => 1
        --
        ($p) => $v
        ($p) => { $F }
        function ($p) { $F }
        (x, y) => note($v)
        ({m($p) { $F }}).m
        $f
        (x) => { $w = $v; return x; }
        (x, y, z) => { z.$U; return $v; }
        Math.max
        String
        Boolean
        $f.bind($v, $v)
        $C
        """);
    // A comparison for sorting.
    add('O', """
        (p, q) => p - q
        undefined
        --
        (p, q) => q - p
        (p, q) => (p > q) - (p < q)
        (p, q) => $n
        () => $v
        (p, q) => { $w = $v; return p < q ? -1 : 1; }
        $c
        """);
    add('f', """
        String
        (x => x)
        --
        ($c)
        (function* ($p) { $G })
        Function($k, 'return ' + $k)
        (async () => 1)
        """);
    add('C', """
        Array
        Object
        --
        $C
        Map
        Set
        TypeError
        RegExp
        Function
        class { $M }
        class extends Array { $M }
        class extends $C { $M }
        function () { this.x = $v; }
        ($v)
        """);
    add('r', """
        /a/
        /b*/g
        --
        $R
        $R
        new RegExp($s, 'g')
        new RegExp($r, 'i')
        Object.assign($r, {lastIndex: $n})
        """);
    // A regexp with the flag g, as matchAll and replaceAll want it.
    add('e', """
        /a/g
        --
        $X
        """);
    // A replacement text.
    add('u', """
        ''
        '$&$&'
        '$1'
        '$<n>'
        "$`$'"
        '$$'
        '$10$01'
        --
        $s
        $c
        """);
    add('v', """
        undefined
        null
        0
        'x'
        --
        $n
        $s
        $b
        $a
        $o
        $B
        $f
        $r
        $n
        $a
        $o
        note($v)
        $b ? $v : $v
        $v ?? $v
        $o.$K
        $o?.$K
        $o[$k]
        $o?.[$k]
        $a[$i]
        $a?.[$i]?.$K
        $a.at($i)
        $f($v)
        $f?.($v, ...$g)
        $o.$K?.($v)
        $f.call($v, $v)
        $f.apply($v, $a)
        Reflect.apply($f, $v, $a)
        Reflect.construct($C, $a, $C)
        Reflect.get($o, $k, $o)
        new $C(...$g)
        $f$q
        $a.pop()
        $a.shift()
        $a.find($c)
        $a.findLast($c)
        $a.reduce($c)
        $a.reduceRight($c, $v)
        $a.forEach($c)
        $g[Symbol.iterator]?.().next()
        Symbol.iterator
        void $v
        $w = $v
        $T = $v
        [$T, $T] = $g
        [$T = $v, , ...$T] = $g
        ({$K: $T, ...$T} = $o)
        ({[$k]: $T = $v} = $o)
        eval('$t')
        eval(`$t`)
        (function ($p) { note(arguments.length); arguments[0] = $v; return $v; })($v)
        (0, eval)('1;;;')
        (() => { $F })()
        (function ($p) { $F })(...$g)
        this
        globalThis.$K
        [$v, $v].flat(Infinity)
        new Map($h).get($v)
        new WeakMap([[$o, $v]]).get($o)
        $a.values().reduce($c)
        $a.values().find($c)
        $a.values().toArray()
        $r[Symbol.replace]($s, $v)
        JSON.parse($J)
        $Y
        """);
    // A value that does things when it is converted.
    add('Y', """
        {valueOf: () => 1}
        --
        {valueOf() { $F }}
        {toString: $c}
        {[Symbol.toPrimitive]: $c}
        {[Symbol.toPrimitive](h) { note(h); return $v; }}
        {toJSON: $c}
        {get length() { note('length'); return $n; }, 0: $v, 1: $v}
        {get $K() { $F }}
        """);
  }

  static {
    // An object's member.
    add('m', """
        x: 1
        y: $v
        --
        $L: $v
        [$k]: $v
        get $L() { $F }
        set $L(p) { $w = p; $F }
        $L($p) { $F }
        *$L($p) { $G }
        [Symbol.iterator]: $c
        *[Symbol.iterator]() { $G }
        [Symbol.toPrimitive]: $c
        ...$v
        $L: function ($p) { $F }
        valueOf: $c
        toString: $c
        $i: $v
        """);
    // A class's member.
    add('M', """
        x = 1;
        m() { return 1; }
        --
        $L = $v;
        [$k] = $v;
        static $L = $v;
        static { note($v); }
        get $L() { $F }
        set $L(p) { $w = p; $F }
        static get $Ks() { $F }
        m($p) { note(super.$K); $F }
        static m($p) { $F }
        *g($p) { $G }
        *[Symbol.iterator]() { $G }
        toString() { $F }
        valueOf() { $F }
        static get [Symbol.species]() { return $C; }
        static [Symbol.hasInstance](p) { return $v; }
        f = () => this.$K;
        n() { return super.m?.($v); }
        """);
    // Where an assignment goes.
    add('T', """
        $w
        $w
        --
        $o.$K
        $o[$k]
        $a[$i]
        globalThis.$K
        """);
    // A pattern that declares.
    add('P', """
        [$1]
        {x: $1}
        --
        [$1, $2 = $v]
        [$1, , ...$2]
        {x: $1 = $v, ...$2}
        {length: $1}
        {[$k]: $1 = $v}
        [[$1] = $g, {x: $2} = $o]
        [...[$1, $2]]
        """);
    // Parameters.
    add('p', """
        $E
        p
        p, q
        --
        p = $v
        ...p
        p, ...q
        {x, y: q = $v}
        {x, ...q} = $o
        [p, q = $v] = $g
        [p, ...q]
        p, q = p, r = () => q
        p, {length: q}
        p = eval('1'), q
        """);
    // A template literal.
    add('q', """
        ``
        `a\\n`
        --
        `${$v}`
        `a${$v}b${$s}`
        `\\u{1F600}${$n}`
        """);
    // What a callback does to its array.
    add('U', """
        x
        length = 0
        --
        pop()
        push(1)
        shift()
        length = $n
        splice(0, $i)
        x = $v
        reverse()
        """);
  }

  /** Statements; {@code $d} stays declared, {@code $l} until the end of the form. */
  static final Kind STATEMENTS = Kind.of("""
      note($v);
      let $d = $v;
      --
      let $d = $n;
      let $d = $a;
      let $d = $o;
      const $d = $s;
      const $d = $a;
      const $d = $o;
      const $d = $g;
      const $d = $f;
      var $d = $B;
      const $d = $r;
      note($v);
      note($v);
      note($n);
      note($s);
      note($b);
      note($a);
      note($o);
      $v;
      $w = $v;
      $T = $v;
      $o[$k] = $v;
      $a[$n] = $v;
      $a.length = $i;
      $a.length = $n;
      if ($v) { $S } else { $S }
      for (let $l = 0; $l < $i; $l++) { $S }
      for (const $l of $g) { $S }
      for (const $l in $o) { $S }
      { const fs = []; for (let $l = 0; $l < $i; $l++) { fs.push(() => $l); $S } note(fs.map(f => f())); }
      for (const $Q of $g) { $S }
      for (const $Q of $h) { $S }
      for ($T of $g) { $S }
      for (let $l = 0; ; ) { if ($l++ >= $i) break; $S }
      { let $l = 0; while ($l++ < $i) { $S } }
      { let $l = 0; do { $S } while (++$l < $i); }
      try { $S } catch ($l) { note($l); $S }
      try { $S } catch { $S } finally { $S }
      try { $S } finally { $S }
      try { throw $v; } catch ($Q) { $S }
      switch ($v) { case $v: $S break; case $v: { $S } default: $S case $v: }
      $N: { $S }
      $N: for (const $l of $g) { $S }
      let $P = $g;
      const $P = $o;
      function $d($p) { $F }
      function* $d($p) { $G }
      const $d = ($p) => { $F };
      class $d { $M }
      class $d extends $C { $M }
      class $d { #x = $v; static #y = $v; get #z() { return this.#x; } static t(o) { return [#x in o, o?.#x, $d.#y]; } m($p) { this.#x = $v; note(this.#z); $F } $M }
      throw $v;
      { const $l = (function* () { $G })(); note($l.next($v)); note($l.next($v)); note($l.return($v)); note($l.next()); }
      { const $l = (function* () { $G })(); note($l.next()); try { note($l.throw($v)); } catch (e) { note(e); } }
      $W
      """);

  /** What the body of a generator has besides. */
  static final Kind YIELDS = Kind.of("""
      yield 1;
      --
      yield $v;
      note(yield $v);
      const $d = yield $v;
      yield* $g;
      [$T = yield $v] = $g;
      try { yield $v; } finally { note('end'); $S }
      try { yield $v; $S } catch (e) { note(e); yield $v; }
      return $v;
      """);

  static final String[] NAMES = {"x", "y", "z", "length", "next", "size", "message", "lastIndex", "valueOf", "toString", "done", "value",
      "index", "groups", "name", "constructor", "prototype", "__proto__"};

  /** So many of them may be any member of a class. */
  static final int FIELDS = 15;

  static final String[] KEYS = {"'x'", "'y'", "0", "'1'", "'length'", "-0", "1.5", "'-1'", "'01'", "4294967295", "4294967294", "'__proto__'",
      "'constructor'", "'toString'", "Symbol.iterator", "Symbol.species", "Symbol.toStringTag", "Symbol.toPrimitive", "''", "null", "1n", "'name'",
      "Symbol.isConcatSpreadable", "Symbol.unscopables", "9007199254740991", "'lastIndex'", "'prototype'"};

  static final String[] NUMBERS = {"2", "-1", "-0", "NaN", "Infinity", "-Infinity", "0.5", "-1.5", "3", "7", "100", "2147483647", "-2147483648",
      "2147483648", "4294967295", "4294967294", "4294967296", "9007199254740991", "9007199254740992", "1e21", "1e-7", "5e-324",
      "1.7976931348623157e308", "0.1", "123456789", "1e300", "0xff", "1_000", "255", "65536", "1e16"};

  static final String[] STRINGS = {"'b'", "'abc'", "'aAbB'", "'12'", "'-0'", "' 7 '", "'0x1F'", "'1e3'", "'\\ud800'", "'\\udc00x'",
      "'\\u{1F600}'", "'\\xdf'", "'\\u0130'", "'\\ufb01'", "'\\0'", "'\\u2028'", "'a\\nb'", "'a,b,,c'", "'__proto__'", "'length'", "'NaN'",
      "'Infinity'", "'[object Object]'", "'\\u00e9e\\u0301'", "'\\u03a3\\u03c3\\u03c2'", "'$&'", "'%41%zz'", "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'",
      "'(a'", "'a|b'", "'[b-a]'", "'\\u0085\\u00a0\\ufeff1'", "'123456789012345678901234567890'", "'0b101'", "'1n'", "'undefined'", "'true'"};

  static final String[] BIGINTS = {"2n", "(-1n)", "3n", "255n", "0xffffffffffffffffn", "(-9223372036854775808n)", "123456789012345678901234567890n",
      "18446744073709551616n", "(-7n)", "10n"};

  static final String[] JSON_NUMBERS = {"0", "1", "-0", "1e2", "0.5", "-1", "9007199254740993", "1e400"};

  static final String[] EVALS = {"1", "1;", "let q = 1; q", "if (1) 2", "if (0) 2; else;", "do { 3; break; } while (0)", "var w1 = 1", "var w1; w1",
      "x => x", "({}).x", "1; try { 2 } finally { 3 }", "L: { 4; break L; }", "switch (1) { case 1: 5; default: }", "{}", "", "this", "new.target",
      "for (let i = 0; i < 3; i++) i", "for (var k in {a: 1}) { k; continue; }", "function ff() { return 6; } ff()", "class Q {} typeof Q", "arguments",
      "1 +", "let let = 1", "while (true) { 7; break; }", "8; {}", "9; var z", "typeof note", "out.length", "throw 1", "try { throw 2 } catch (e) { e }"};
}
