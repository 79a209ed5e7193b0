package dev.ration.run;

import dev.ration.bytecode.CodeBlock;
import dev.ration.bytecode.EvalSite;
import dev.ration.compiler.CompileOptions;
import dev.ration.compiler.Program;
import dev.ration.compiler.ProgramCompiler;
import dev.ration.meter.Ceilings;
import dev.ration.meter.Limit;
import dev.ration.meter.LimitExceeded;
import dev.ration.meter.Toll;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Scope;
import dev.ration.runtime.SourceCompiler;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.scope.AmbientNames;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.Utf8;
import dev.ration.vm.DirectEvaluator;
import dev.ration.vm.Vm;
import java.util.ArrayList;
import java.util.List;

/** Compiles what the guest builds: bounded as decision 7 says, charged in full each time, cached nowhere. */
final class GuestCompiler implements SourceCompiler, DirectEvaluator {
  /** Longest guest text in bytes when the run's own cap is off. */
  private static final long DEFAULT_BYTES = 1 << 20;
  /** What parsing may use of the Java budget: half of it, for the levels of nesting that a text may have. */
  private static final int PARSE_COST = 100;
  /** What a compilation costs besides its text: measured, 15 to 60 microseconds. */
  private static final int COMPILE_FUEL = 512;
  /** Accounted bytes per unit of text while it is a tree and code. */
  private static final int TREE_WEIGHT = 16;

  private static final CompileOptions EVAL = CompileOptions.DEFAULT;
  private static final CompileOptions FUNCTION = new CompileOptions(AmbientNames.NONE, true);

  private final Vm vm;
  private final FrontEnd frontEnd;
  private final Ceilings ceilings;

  private LateNames lateNames;

  /** What the host provides to the texts of direct eval, each name when one first uses it (row 18). */
  interface LateNames extends AmbientNames {
    /** The value of a name that is there. */
    Value read(String name);
  }

  GuestCompiler(Vm vm, FrontEnd frontEnd, Ceilings ceilings) {
    this.vm = vm;
    this.frontEnd = frontEnd;
    this.ceilings = ceilings;
    vm.setEvaluator(this);
  }

  /** A parse under the run's budgets. */
  interface Parse {
    dev.ration.syntax.ast.Program apply(FrontEnd paid) throws ParseError;
  }

  @Override
  public JsFunction compileFunction(Realm realm, String parameters, String body, boolean generator) {
    admit(realm, (long) parameters.length() + body.length(),
        Utf8.length(parameters) + Utf8.length(body));
    Source source = new Source("Function", body);
    Program p = compile(realm, frontEnd, paid -> paid.parseFunction(source, parameters, generator, ceilings.nesting()), FUNCTION);
    return (JsFunction) vm.runGuestCode(p.main(), null, Undefined.INSTANCE);
  }

  @Override
  public Value evaluate(Realm realm, String text) {
    admit(realm, text.length(), Utf8.length(text));
    Source source = new Source("eval", text);
    Program p = compile(realm, frontEnd, paid -> paid.parse(source, FrontEnd.Goal.GUEST_EVAL, ceilings.nesting()), EVAL);
    Scope scope = Scopes.lexical(realm, p, null, false);
    return vm.runGuestCode(p.main(), scope, realm.global());
  }

  @Override
  public CodeBlock compile(Realm realm, String text, EvalSite site) {
    admit(realm, text.length(), Utf8.length(text));
    Source source = new Source("eval", text);
    FrontEnd.EvalPlace place = new FrontEnd.EvalPlace(site.newTarget(), site.superProperty(), site.superCall(),
        site.arguments(), privateNames(site));
    AmbientNames ambient = site.ambient() && lateNames != null ? lateNames : AmbientNames.NONE;
    Program program = compile(realm, frontEnd, paid -> paid.parseDirectEval(source, place, ceilings.nesting()),
        new CompileOptions(ambient, false, site, Toll.FREE));
    for (String name : program.lateNames()) {
      declareLate(realm, name);
    }
    return program.main();
  }

  void setLateNames(LateNames names) {
    lateNames = names;
  }

  private void declareLate(Realm realm, String name) {
    PropertyKey key = Program.lateKey(name);
    if (realm.lexicals().find(key) == null) {
      Scope scope = new Scope(realm.heap(), null, 1);
      realm.lexicals().declare(key, scope, 0, lateNames.mode(name) == AmbientNames.Mode.MUTABLE);
      Value value = lateNames.read(name);
      realm.heap().countBox(value);
      scope.slots()[0] = value;
    }
  }

  private static List<String> privateNames(EvalSite site) {
    List<String> names = new ArrayList<>();
    for (EvalSite.Layer layer : site.layers()) {
      for (String name : layer.names()) {
        if (name.startsWith("#")) {
          names.add(name.substring(1));
        }
      }
    }
    return names;
  }

  private void admit(Realm realm, long units, long bytes) {
    long limit = ceilings.sourceBytes() == Ceilings.UNLIMITED ? DEFAULT_BYTES : ceilings.sourceBytes();
    if (bytes > limit) {
      throw realm.rangeError("source is over the " + limit + "-byte limit");
    }
    pay(realm, units);
  }

  /** What compiling {@code units} of text costs, before it is parsed. */
  static void pay(Realm realm, long units) {
    realm.charge(COMPILE_FUEL + (units + 3) / 4);
    realm.heap().allocate(units * TREE_WEIGHT);
  }

  static Program compile(Realm realm, FrontEnd frontEnd, Parse parse, CompileOptions options) {
    realm.enterJava(PARSE_COST);
    try {
      Toll toll = realm.meter()::charge;
      dev.ration.syntax.ast.Program tree = parse.apply(frontEnd.paidBy(toll));
      realm.meter().poll();
      Program program = ProgramCompiler.compile(tree, options.paidBy(toll));
      realm.meter().poll();
      return program;
    } catch (ParseError e) {
      realm.meter().poll();
      throw guestError(realm, e);
    } finally {
      realm.exitJava(PARSE_COST);
    }
  }

  /** What the guest may catch; how long the parser took is none of it. */
  private static JsThrow guestError(Realm realm, ParseError e) {
    if (e.kind() == ParseError.Kind.DEADLINE) {
      throw new LimitExceeded(Limit.TIMEOUT, e.getMessage());
    }
    return e.kind() == ParseError.Kind.SYNTAX ? realm.syntaxError(e.getMessage()) : realm.stackOverflow();
  }
}
