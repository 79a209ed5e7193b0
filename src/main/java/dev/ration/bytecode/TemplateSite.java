package dev.ration.bytecode;

import java.util.List;

/** The strings of one tagged template; a cooked string is null where the text has an invalid escape. */
public record TemplateSite(String[] cooked, List<String> raw) {}
