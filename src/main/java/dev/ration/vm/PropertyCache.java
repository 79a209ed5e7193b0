package dev.ration.vm;

import dev.ration.runtime.JsObject;
import dev.ration.runtime.Shape;

/**
 * What one property site saw last. An own property: {@code shape} alone decides. One found on a prototype, or nowhere
 * ({@code holder} null, {@code slot} -1), or an addition ({@code next}): the prototype and the realm's prototype epoch
 * must be the same too. Only lookups that charge nothing are cached, so that a hit costs what a miss costs.
 */
final class PropertyCache {
  static final int ABSENT = -1;
  /** More shapes than this at one site, and the later ones are looked up each time. */
  static final int MAX_SHAPES = 4;

  Shape shape;
  int slot;
  /** The object whose slot it is; null for the receiver itself. */
  JsObject holder;
  /** Whether prototype and epoch count. */
  boolean inherited;
  JsObject prototype;
  int epoch;
  /** The shape after an addition; null for a write of what is there. */
  Shape next;
  /** The site's entry for another shape. */
  PropertyCache more;
}
