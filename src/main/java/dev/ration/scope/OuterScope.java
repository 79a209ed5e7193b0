package dev.ration.scope;

import java.util.List;

/** A scope around a direct eval text: it exists already, and every binding has its slot. */
public record OuterScope(List<String> names, List<Binding.Kind> kinds) {}
