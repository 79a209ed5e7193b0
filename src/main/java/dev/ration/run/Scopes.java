package dev.ration.run;

import dev.ration.compiler.Program;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Scope;
import java.util.List;

/** The scopes that a run makes before the code of a program is entered. */
final class Scopes {
  private Scopes() {}

  /** The scope of a program's lexical names inside {@code outer}; {@code outer} itself when it has none. */
  static Scope lexical(Realm realm, Program program, Scope outer, boolean global) {
    List<Program.LexicalName> names = program.lexicalNames();
    if (names.isEmpty()) {
      return outer;
    }
    Scope scope = new Scope(realm.heap(), outer, names.size());
    if (global) {
      for (int i = 0; i < names.size(); i++) {
        realm.lexicals().declare(PropertyKey.of(names.get(i).name()), scope, i, names.get(i).mutable());
      }
    }
    return scope;
  }
}
