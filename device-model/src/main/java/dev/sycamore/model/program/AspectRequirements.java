package dev.sycamore.model.program;

import dev.sycamore.annotations.Aspect;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * The aspects of a kernel or device function, each set in the order of the aspects' numbers.
 *
 * @param own what its own code needs, without what it calls, unless that is a function of the
 *     device library: its calls are uses
 * @param imported what the declarations of functions in other modules that it calls list
 * @param used what its code needs, what it calls included
 * @param declared what its own {@code @DeviceHas} lists; empty if it has none
 * @param required what a device must have: used, or declared by it or by what it calls (SYCL 2020,
 *     5.8.1)
 */
public record AspectRequirements(
    Set<Aspect> own,
    Set<Aspect> imported,
    Set<Aspect> used,
    Optional<Set<Aspect>> declared,
    Set<Aspect> required) {

  /** No aspects. */
  public static final AspectRequirements NONE =
      new AspectRequirements(Set.of(), Set.of(), Set.of(), Optional.empty(), Set.of());

  public AspectRequirements {
    own = ordered(own);
    imported = ordered(imported);
    used = ordered(used);
    declared = declared.map(AspectRequirements::ordered);
    required = ordered(required);
  }

  /** The same, with more that is called and used. */
  public AspectRequirements using(Set<Aspect> more) {
    EnumSet<Aspect> newUsed = EnumSet.noneOf(Aspect.class);
    newUsed.addAll(used);
    newUsed.addAll(more);
    EnumSet<Aspect> newRequired = EnumSet.copyOf(newUsed);
    newRequired.addAll(required);
    return new AspectRequirements(own, imported, newUsed, declared, newRequired);
  }

  // Aspects are constants in the order of their numbers.
  private static Set<Aspect> ordered(Collection<Aspect> aspects) {
    EnumSet<Aspect> set = EnumSet.noneOf(Aspect.class);
    set.addAll(aspects);
    return Collections.unmodifiableSet(set);
  }
}
