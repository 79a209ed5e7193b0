package dev.ration.vm;

import dev.ration.bytecode.CodeBlock;
import dev.ration.compiler.CompileOptions;
import dev.ration.compiler.Program;
import dev.ration.compiler.ProgramCompiler;
import dev.ration.intrinsics.Families;
import dev.ration.meter.Ceilings;
import dev.ration.meter.Meter;
import dev.ration.parser.ParseGoal;
import dev.ration.parser.ParseLimits;
import dev.ration.parser.SourceParser;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Scope;
import dev.ration.runtime.Templates;
import dev.ration.runtime.Value;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;

/** A realm with all built-ins and its interpreter, for tests of guest code. */
final class Guest {
  static final Templates TEMPLATES = new Templates(Families.STANDARD, false);

  final Meter meter;
  final Realm realm;
  final Vm vm;

  Guest(Ceilings ceilings) {
    meter = new Meter(ceilings, () -> false, System::nanoTime);
    realm = new Realm(meter, TEMPLATES);
    vm = new Vm(realm);
    meter.start();
  }

  Guest() {
    this(ceilings(Ceilings.UNLIMITED, 64L << 20, 1000));
  }

  static Ceilings ceilings(long fuel, long heapBytes, int stackDepth) {
    return new Ceilings(fuel, heapBytes, stackDepth, Ceilings.UNLIMITED, Ceilings.UNLIMITED, Ceilings.UNLIMITED, 200);
  }

  /** Compiles as the text given to Eval.run. */
  static Program compile(String text) {
    try {
      return ProgramCompiler.compile(
          SourceParser.parse(new Source("test", text), ParseGoal.EVAL_CODE, ParseLimits.DEFAULT), CompileOptions.DEFAULT);
    } catch (ParseError e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /** Runs a program as the host does. */
  Value run(Program p) {
    Scope scope = null;
    if (!p.lexicalNames().isEmpty()) {
      scope = new Scope(realm.heap(), null, p.lexicalNames().size());
      int slot = 0;
      for (Program.LexicalName name : p.lexicalNames()) {
        realm.lexicals().declare(PropertyKey.of(name.name()), scope, slot++, name.mutable());
      }
    }
    return vm.runScript(p.main(), scope, realm.global());
  }

  Value run(String text) {
    return run(compile(text));
  }

  Value run(CodeBlock code) {
    return vm.runScript(code, null, realm.global());
  }

  /** The completion value as text, or the error. */
  String show(String text) {
    try {
      return Conversions.toJsString(realm, run(text)).toString();
    } catch (JsThrow t) {
      return "throws " + describe(t.value());
    }
  }

  String describe(Value v) {
    return v instanceof JsObject o ? o.get(realm, PropertyKey.NAME) + ": " + o.get(realm, PropertyKey.MESSAGE) : v.toString();
  }

  public static void main(String[] args) {
    for (String text : args) {
      System.out.println(new Guest().show(text));
    }
  }
}
