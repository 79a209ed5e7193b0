package dev.ration.host;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A detached copy of host data as host data: what JSON would have made of it, so that the data of many runs is walked and
 * checked once. Maps, lists, strings, doubles, booleans and null.
 */
public final class Snapshot extends HostWalk<Object> {
  public Snapshot(CrossingRules rules) {
    super(rules);
  }

  @Override
  Object leaf(Object reduced) {
    return reduced instanceof Instant t ? HostLeaf.isoText(t) : reduced == Absent.UNDEFINED ? null : reduced;
  }

  @Override
  Object newRecord() {
    return new LinkedHashMap<String, Object>();
  }

  @Override
  Object newArray() {
    return new ArrayList<>();
  }

  @Override
  @SuppressWarnings("unchecked")
  void put(Object record, String key, Object value) {
    ((Map<String, Object>) record).put(key, value);
  }

  @Override
  @SuppressWarnings("unchecked")
  void append(Object array, long index, Object value) {
    ((List<Object>) array).add(value);
  }

  @Override
  void finish(Object container, boolean record) {}

  @Override
  void pay(long bytes) {}
}
