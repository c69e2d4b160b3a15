package dev.sycamore.model;

import dev.sycamore.annotations.Aspect;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * The aspects of a kernel or device function, what it calls included, in the order of their
 * numbers.
 *
 * @param used what its code needs
 * @param declared what {@code @DeviceHas} lists, its own and its callees'
 */
public record AspectRequirements(Set<Aspect> used, Set<Aspect> declared) {

  /** No aspects. */
  public static final AspectRequirements NONE = new AspectRequirements(Set.of(), Set.of());

  public AspectRequirements {
    used = ordered(used);
    declared = ordered(declared);
  }

  /** What a device must have: used or declared (SYCL 2020, 5.8.1). */
  public Set<Aspect> required() {
    EnumSet<Aspect> all = EnumSet.noneOf(Aspect.class);
    all.addAll(used);
    all.addAll(declared);
    return Collections.unmodifiableSet(all);
  }

  // Aspects are declared in the order of their numbers.
  private static Set<Aspect> ordered(Collection<Aspect> aspects) {
    EnumSet<Aspect> set = EnumSet.noneOf(Aspect.class);
    set.addAll(aspects);
    return Collections.unmodifiableSet(set);
  }
}
