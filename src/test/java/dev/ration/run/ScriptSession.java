package dev.ration.run;

import dev.ration.compiler.CompileOptions;
import dev.ration.compiler.Program;
import dev.ration.compiler.ProgramCompiler;
import dev.ration.meter.Ceilings;
import dev.ration.meter.Meter;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.vm.Vm;

/** Several scripts in one realm, as the official tests need them: each sees the globals of those before it. */
public final class ScriptSession {
  private final Realm realm;
  private final Vm vm;

  public ScriptSession(Ceilings ceilings, FrontEnd frontEnd) {
    this(ceilings, frontEnd, Given.NOTHING);
  }

  /** A session with Date or Math.random. */
  public ScriptSession(Ceilings ceilings, FrontEnd frontEnd, Given given) {
    Meter meter = new Meter(ceilings, () -> false, System::nanoTime);
    realm = new Realm(meter, given.profile().templates());
    given.enter(realm);
    vm = new Vm(realm);
    realm.setCompiler(new GuestCompiler(vm, frontEnd, ceilings));
  }

  public Realm realm() {
    return realm;
  }

  /** Compiles a script; it belongs to no session. */
  public static Program compile(FrontEnd frontEnd, String name, String text) throws ParseError {
    return ProgramCompiler.compile(frontEnd.parse(new Source(name, text), FrontEnd.Goal.SCRIPT, 200), CompileOptions.DEFAULT);
  }

  /** Runs a script and gives its completion value. */
  public Value run(Program program) {
    Scopes.checkGlobals(realm, program);
    return vm.runScript(program.main(), Scopes.lexical(realm, program, null, true), realm.global());
  }
}
