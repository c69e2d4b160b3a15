package dev.sycamore.backend.config;

import dev.sycamore.annotations.Aspect;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * One target of a device configuration.
 *
 * @param name the key in the file
 * @param aliases other names of the same target
 * @param number the aspect that stands for the target itself in device images
 * @param aspects the numbers of the aspects that it has, its own among them; also such that {@link
 *     Aspect} does not know
 * @param subGroupSizes that it can run, ascending; empty if nothing is known
 * @param maxWorkGroupSize in work-items; empty if nothing is known
 * @param mayHaveOtherAspects whether it stands for devices that may have more
 */
public record TargetEntry(
    String name,
    List<String> aliases,
    int number,
    SortedSet<Integer> aspects,
    List<Integer> subGroupSizes,
    OptionalInt maxWorkGroupSize,
    boolean mayHaveOtherAspects) {

  public TargetEntry {
    aliases = List.copyOf(aliases);
    SortedSet<Integer> all = new TreeSet<>(aspects);
    all.add(number);
    aspects = Collections.unmodifiableSortedSet(all);
    subGroupSizes = subGroupSizes.stream().distinct().sorted().toList();
  }

  /** Whether users call it so. */
  public boolean isCalled(String word) {
    return name.equals(word) || aliases.contains(word);
  }

  /** Its name, then its aliases. */
  public Stream<String> names() {
    return Stream.concat(Stream.of(name), aliases.stream());
  }

  /** Its aspects that have a name in the API. */
  public Set<Aspect> knownAspects() {
    Set<Aspect> known = EnumSet.noneOf(Aspect.class);
    aspects.forEach(aspect -> Aspect.ofNumber(aspect).ifPresent(known::add));
    return Collections.unmodifiableSet(known);
  }
}
