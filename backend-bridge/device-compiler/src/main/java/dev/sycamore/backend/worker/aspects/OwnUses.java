package dev.sycamore.backend.worker.aspects;

import dev.sycamore.backend.worker.llvm.DebugLocation;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The aspects that a function itself uses, in the order in which they were found, each with the
 * first use that has a place.
 */
final class OwnUses {

  private final Map<Integer, Optional<DebugLocation>> places = new LinkedHashMap<>();

  void add(Collection<Integer> aspects, Optional<DebugLocation> place) {
    for (int aspect : aspects) {
      places.merge(aspect, place, (first, other) -> first.isPresent() ? first : other);
    }
  }

  /** Whether a use of all these would be news. */
  boolean wants(Set<Integer> aspects) {
    for (int aspect : aspects) {
      Optional<DebugLocation> place = places.get(aspect);
      if (place == null || place.isEmpty()) {
        return true;
      }
    }
    return false;
  }

  Set<Integer> aspects() {
    return places.keySet();
  }

  Optional<DebugLocation> place(int aspect) {
    return places.getOrDefault(aspect, Optional.empty());
  }
}
