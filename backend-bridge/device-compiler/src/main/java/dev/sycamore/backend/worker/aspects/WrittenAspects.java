package dev.sycamore.backend.worker.aspects;

import dev.sycamore.binding.properties.Dialect;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What is written as the used aspects of functions, and in which order. */
final class WrittenAspects {

  /** DPC++ keeps this many aspects in the order in which it finds them, and sorts more. */
  private static final int UNSORTED = 4;

  private final Dialect dialect;
  private final AspectSets sets;
  private final Set<Integer> excluded;

  WrittenAspects(Dialect dialect, AspectSets sets, Set<Integer> excluded) {
    this.dialect = dialect;
    this.sets = sets;
    this.excluded = excluded;
  }

  /** Used but for the excluded ones, declared, and what was there. */
  List<Integer> of(ModuleFunction function) {
    Set<Integer> aspects = new LinkedHashSet<>(ordered(sets.used(function)));
    aspects.removeAll(excluded);
    aspects.addAll(ordered(sets.declared(function)));
    aspects.addAll(function.metadata().usedAspects());
    return ordered(aspects);
  }

  /** Whether something is written for a function; DPC++ writes also what a declaration declares. */
  boolean includes(ModuleFunction function) {
    return function.isDefined() || (dialect == Dialect.DPCPP && !function.declared().isEmpty());
  }

  private List<Integer> ordered(Set<Integer> aspects) {
    List<Integer> list = new ArrayList<>(aspects);
    if (dialect == Dialect.DESIGN || list.size() > UNSORTED) {
      list.sort(null);
    }
    return list;
  }
}
