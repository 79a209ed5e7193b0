package dev.ration.run;

import dev.ration.compiler.Program;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Scope;
import java.util.List;

/** The scopes that a run makes before the code of a program is entered. */
final class Scopes {
  private Scopes() {}

  /** The checks that GlobalDeclarationInstantiation begins with, section 16.1.7. */
  static void checkGlobals(Realm realm, Program program) {
    for (Program.LexicalName name : program.lexicalNames()) {
      PropertyKey key = PropertyKey.of(name.name());
      boolean restricted = realm.global().ownValue(realm, key) != null
          && (realm.global().ownAttributes(realm, key) & Attributes.CONFIGURABLE) == 0;
      if (restricted || realm.lexicals().find(key) != null) {
        throw alreadyDeclared(realm, key);
      }
    }
    checkVars(realm, program.functionNames());
    checkVars(realm, program.varNames());
  }

  private static void checkVars(Realm realm, List<String> names) {
    for (String name : names) {
      PropertyKey key = PropertyKey.of(name);
      if (realm.lexicals().find(key) != null) {
        throw alreadyDeclared(realm, key);
      }
    }
  }

  private static JsThrow alreadyDeclared(Realm realm, PropertyKey name) {
    return realm.syntaxError("Identifier '" + name + "' has already been declared");
  }

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
