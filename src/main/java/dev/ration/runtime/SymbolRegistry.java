package dev.ration.runtime;

import java.util.HashMap;
import java.util.Map;

/** The GlobalSymbolRegistry, section 20.4.2.2: one per realm, since nothing is shared between runs. */
public final class SymbolRegistry implements Census.Root {
  private static final int ENTRY_WEIGHT = 64;

  private final Realm realm;
  private Map<PropertyKey, JsSymbol> symbols = Map.of();

  SymbolRegistry(Realm realm) {
    this.realm = realm;
  }

  /** The symbol registered under {@code key}, made on first use. */
  public JsSymbol symbolFor(JsString key) {
    if (symbols.isEmpty()) {
      symbols = new HashMap<>();
      realm.addRoot(this);
    }
    realm.charge(1 + (key.length() >> 4));
    JsSymbol s = symbols.get(key.toKey());
    if (s == null) {
      realm.heap().allocate(ENTRY_WEIGHT);
      s = JsSymbol.create(realm, key);
      symbols.put(key.toKey(), s);
    }
    return s;
  }

  /** The key under which {@code symbol} is registered, or null. */
  public JsString keyFor(JsSymbol symbol) {
    JsString key = symbol.description();
    if (key == null) {
      return null;
    }
    realm.charge(1 + (key.length() >> 4));
    return symbols.get(key.toKey()) == symbol ? key : null;
  }

  @Override
  public void trace(Census census) {
    census.add((long) symbols.size() * ENTRY_WEIGHT);
    for (JsSymbol s : symbols.values()) {
      census.visit(s);
    }
  }
}
