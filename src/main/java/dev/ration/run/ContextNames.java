package dev.ration.run;

import dev.ration.host.CrossingRefused;
import dev.ration.scope.AmbientNames;
import java.util.Map;
import java.util.Set;

/** A context map as bindings: a key is asked for only when the program names it, and read once (rows 18-21). */
public final class ContextNames implements AmbientNames, Run.Bindings {
  /** Names that no context binds, whatever the profile (rows 21, 101). */
  private static final Set<String> FORBIDDEN =
      Set.of("__proto__", "constructor", "prototype", "eval", "arguments");

  /** The one empty map: of any other not even the size is asked for. */
  private static final Map<String, ?> NONE = Map.of();

  private final Map<String, ?> context;
  private final Set<String> globals;
  private final HostSide host;

  public ContextNames(Map<String, ?> context, RunProfile profile) {
    this(context, profile, HostSide.NONE);
  }

  /** As the other; a host function's name is that of a built-in. */
  public ContextNames(Map<String, ?> context, RunProfile profile, HostSide host) {
    this.context = context;
    this.host = host;
    this.globals = context == NONE ? Set.of() : profile.globalNames();
  }

  /** The host's map failed while the program was compiled. */
  static final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1;

    final transient CrossingRefused refusal;

    Unreadable(CrossingRefused refusal) {
      super(null, null, false, false);
      this.refusal = refusal;
    }
  }

  @Override
  public Mode mode(String name) {
    if (context == NONE || FORBIDDEN.contains(name) || globals.contains(name)) {
      return Mode.ABSENT;
    }
    try {
      return context.containsKey(name) && !isHostFunction(name) ? Mode.MUTABLE : Mode.ABSENT;
    } catch (Throwable e) {
      throw new Unreadable(CrossingRefused.unreadable(name, e));
    }
  }

  private boolean isHostFunction(String name) {
    return host != HostSide.NONE && RealmHost.isBindable(name) && host.capability(name) != null;
  }

  @Override
  public Object get(String name) throws CrossingRefused {
    try {
      return context.get(name);
    } catch (Throwable e) {
      throw CrossingRefused.unreadable(name, e);
    }
  }
}
