package dev.ration.compiler;

import dev.ration.bytecode.EvalSite;
import dev.ration.scope.AmbientNames;
import dev.ration.scope.Binding;
import dev.ration.scope.FunctionScope;
import dev.ration.scope.LexicalScope;
import dev.ration.scope.OuterScope;
import dev.ration.syntax.ast.FunctionNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** What the direct eval calls of a program see; scopes that several of them see are described once. */
final class EvalSites {
  private static final Binding.Kind[] KINDS = Binding.Kind.values();

  private final Map<LexicalScope, EvalSite.Layer> layers = new IdentityHashMap<>(0);

  /** The site of a call compiled now. */
  EvalSite site(Code code) {
    List<EvalSite.Layer> visible = new ArrayList<>();
    for (LexicalScope scope = code.scope; scope != null; scope = scope.parent()) {
      if (scope.slotCount() > 0) {
        visible.add(layers.computeIfAbsent(scope, EvalSites::layer));
      }
    }
    FunctionScope owner = code.variables.thisFunction();
    CompileOptions options = code.unit.options();
    boolean ambient = options.site() != null ? options.site().ambient()
        : options.ambient() != AmbientNames.NONE;
    EvalSite around = owner == code.tree.program() ? options.site() : null;
    if (around != null) { // an eval text inside an eval text
      return new EvalSite(List.copyOf(visible), around.newTarget(), around.superProperty(),
          around.superCall(), around.arguments(), ambient);
    }
    FunctionNode node = owner.node();
    boolean initializer = node == null && owner != code.tree.program();
    return new EvalSite(List.copyOf(visible), owner.newTarget() != null, owner.homeObject() != null,
        node != null && node.kind() == FunctionNode.Kind.DERIVED_CONSTRUCTOR, !initializer, ambient);
  }

  private static EvalSite.Layer layer(LexicalScope scope) {
    String[] names = new String[scope.slotCount()];
    byte[] kinds = new byte[names.length];
    for (Binding binding : scope.bindings()) {
      if (binding.isCaptured()) {
        names[binding.slot()] = binding.name();
        kinds[binding.slot()] = (byte) binding.kind().ordinal();
      }
    }
    return new EvalSite.Layer(List.copyOf(Arrays.asList(names)), kinds);
  }

  /** The scopes around the text of a direct eval. */
  static List<OuterScope> around(EvalSite site) {
    if (site == null) {
      return List.of();
    }
    List<OuterScope> scopes = new ArrayList<>();
    for (EvalSite.Layer layer : site.layers()) {
      List<Binding.Kind> kinds = new ArrayList<>();
      for (byte kind : layer.kinds()) {
        kinds.add(KINDS[kind]);
      }
      scopes.add(new OuterScope(layer.names(), kinds));
    }
    return scopes;
  }
}
