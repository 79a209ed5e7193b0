package dev.ration.run;

import dev.ration.compiler.Program;
import dev.ration.runtime.Accessor;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Scope;
import dev.ration.runtime.Value;
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
    for (String name : program.functionNames()) {
      checkVar(realm, PropertyKey.of(name), true);
    }
    for (String name : program.varNames()) {
      checkVar(realm, PropertyKey.of(name), false);
    }
  }

  /** CanDeclareGlobalFunction and CanDeclareGlobalVar, sections 9.1.1.4.15 and 9.1.1.4.16. */
  private static void checkVar(Realm realm, PropertyKey key, boolean function) {
    if (realm.lexicals().find(key) != null) {
      throw alreadyDeclared(realm, key);
    }
    JsObject global = realm.global();
    Value existing = global.ownValue(realm, key);
    boolean allowed = existing == null ? global.isExtensible()
        : !function || isReplaceable(existing, global.ownAttributes(realm, key));
    if (!allowed) {
      throw realm.typeError("Identifier '" + key + "' cannot be declared");
    }
  }

  private static boolean isReplaceable(Value existing, int attributes) {
    int writableAndEnumerable = Attributes.WRITABLE | Attributes.ENUMERABLE;
    return (attributes & Attributes.CONFIGURABLE) != 0
        || !(existing instanceof Accessor) && (attributes & writableAndEnumerable) == writableAndEnumerable;
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
