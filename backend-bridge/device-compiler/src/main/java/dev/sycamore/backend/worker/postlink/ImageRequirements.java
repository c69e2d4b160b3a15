package dev.sycamore.backend.worker.postlink;

import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.Dialect;
import dev.sycamore.binding.properties.WorkGroupSize;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What an image requires of devices.
 *
 * @param aspects numbers below 0 are a compiler's own, and no requirement
 * @param subGroupSizes those of the entries first
 * @param withWorkGroupSize the entries that require one
 * @param fixedTargets what it can run on, if it was compiled for certain targets
 */
record ImageRequirements(
    NavigableSet<Integer> aspects,
    List<Integer> subGroupSizes,
    List<FunctionFacts> withWorkGroupSize,
    Optional<SortedSet<Integer>> fixedTargets) {

  /** What all functions of an image require together. */
  static ImageRequirements union(ImageFunctions image) {
    NavigableSet<Integer> aspects = new TreeSet<>();
    Set<Integer> subGroups = new LinkedHashSet<>();
    Stream.concat(image.entries().stream(), image.others().stream())
        .forEach(
            function -> {
              aspects.addAll(function.aspects());
              function.subGroupSize().ifPresent(subGroups::add);
            });
    return new ImageRequirements(
        aspects,
        List.copyOf(subGroups),
        image.entries().stream().filter(entry -> !entry.workGroupSize().isEmpty()).toList(),
        Optional.empty());
  }

  /** The same with the targets of all functions of an image. */
  ImageRequirements withTargets(ImageFunctions image) {
    SortedSet<Integer> all = new TreeSet<>();
    image.defined().forEach(function -> all.addAll(function.targets()));
    return new ImageRequirements(aspects, subGroupSizes, withWorkGroupSize, Optional.of(all));
  }

  /** The same for functions that do nothing. */
  ImageRequirements withoutAspects() {
    return new ImageRequirements(
        Collections.emptyNavigableSet(), subGroupSizes, withWorkGroupSize, fixedTargets);
  }

  /**
   * As the property set has them. In the design of the documents an image with fixed targets has
   * nothing but these; DPC++ has room for one size of each kind.
   */
  DeviceRequirements requirements(Dialect dialect) {
    if (dialect == Dialect.DPCPP) {
      return new DeviceRequirements(
          required(),
          fixedTargets.filter(targets -> !targets.isEmpty()),
          new TreeSet<>(subGroupSizes.stream().limit(1).toList()),
          withWorkGroupSize.stream().limit(1).map(ImageRequirements::asInMetadata).toList());
    }
    if (fixedTargets.isPresent()) {
      return new DeviceRequirements(new TreeSet<>(), fixedTargets, new TreeSet<>(), List.of());
    }
    return new DeviceRequirements(
        required(),
        Optional.empty(),
        new TreeSet<>(subGroupSizes),
        withWorkGroupSize.stream().map(ImageRequirements::asInSource).distinct().toList());
  }

  private SortedSet<Integer> required() {
    return new TreeSet<>(aspects.tailSet(0));
  }

  private static WorkGroupSize asInMetadata(FunctionFacts function) {
    return new WorkGroupSize(unsigned(function.workGroupSize()), function.workGroupDimensions());
  }

  /** The sizes that the source gives, in its order, which is the reverse of the metadata's. */
  private static WorkGroupSize asInSource(FunctionFacts function) {
    List<Long> sizes =
        new ArrayList<>(
            unsigned(function.workGroupSize()).subList(0, function.workGroupDimensions()));
    Collections.reverse(sizes);
    return WorkGroupSize.of(sizes.toArray(Long[]::new));
  }

  private static List<Long> unsigned(List<Integer> sizes) {
    return sizes.stream().map(Integer::toUnsignedLong).toList();
  }
}
