package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.worker.aspects.AspectNames;
import dev.sycamore.backend.worker.llvm.OneLine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Finds what an image requires of devices, and warns about functions that require more than the
 * kernels which the image is for: their callers' declarations of them do not say so.
 */
final class RequirementCheck {

  private final String input;
  private final AspectNames names;
  private final List<String> warnings = new ArrayList<>();

  /**
   * @param input what stands where a place is not known
   */
  RequirementCheck(String input, AspectNames names) {
    this.input = input;
    this.names = names;
  }

  /** The warnings about all images so far. */
  List<String> warnings() {
    return warnings;
  }

  ImageRequirements requirements(ImageFunctions image) {
    NavigableSet<Integer> targets = commonTargets(image.entries());
    return targets.isEmpty() ? ofAnyTarget(image) : ofFixedTargets(image, targets);
  }

  /** The targets that all entries were compiled for; none if they differ. */
  private static NavigableSet<Integer> commonTargets(List<FunctionFacts> entries) {
    NavigableSet<Integer> targets =
        entries.isEmpty() ? Collections.emptyNavigableSet() : entries.get(0).targets();
    boolean same = entries.stream().allMatch(entry -> entry.targets().equals(targets));
    return same ? targets : Collections.emptyNavigableSet();
  }

  private ImageRequirements ofAnyTarget(ImageFunctions image) {
    NavigableSet<Integer> expected = new TreeSet<>();
    Set<Integer> subGroups = new LinkedHashSet<>();
    List<FunctionFacts> withWorkGroupSize = new ArrayList<>();
    for (FunctionFacts entry : image.entries()) {
      expected.addAll(entry.aspects());
      entry.subGroupSize().ifPresent(subGroups::add);
      if (!entry.workGroupSize().isEmpty()) {
        withWorkGroupSize.add(entry);
      }
    }
    NavigableSet<Integer> aspects = new TreeSet<>(expected);
    Set<Integer> expectedSubGroups = Set.copyOf(subGroups);
    for (FunctionFacts function : image.others()) {
      for (int aspect : function.aspects()) {
        if (!expected.contains(aspect)) {
          warnAspect(function, aspect);
          aspects.add(aspect);
        }
      }
      if (function.subGroupSize().filter(size -> !expectedSubGroups.contains(size)).isPresent()) {
        warnSubGroup(function, function.subGroupSize().get());
        subGroups.add(function.subGroupSize().get());
      }
      if (!function.targets().isEmpty()) {
        warnTargets(function);
      }
    }
    return new ImageRequirements(
        aspects, List.copyOf(subGroups), withWorkGroupSize, Optional.empty());
  }

  private ImageRequirements ofFixedTargets(ImageFunctions image, NavigableSet<Integer> expected) {
    SortedSet<Integer> targets = new TreeSet<>(expected);
    for (FunctionFacts function : image.others()) {
      if (function.fixedTargets().isPresent() && !function.targets().containsAll(expected)) {
        warnTargets(function);
        targets.retainAll(function.targets());
      }
    }
    ImageRequirements requirements = ImageRequirements.union(image);
    return new ImageRequirements(
        requirements.aspects(),
        requirements.subGroupSizes(),
        requirements.withWorkGroupSize(),
        Optional.of(targets));
  }

  private void warnAspect(FunctionFacts function, int aspect) {
    warn(
        function,
        "function '%s' uses aspect '%s' not expected by its calling kernel."
            .formatted(function.shownName(), names.name(aspect)),
        "Missing [[sycl::device_has()]] on SYCL_EXTERNAL function?");
  }

  private void warnSubGroup(FunctionFacts function, int size) {
    warn(
        function,
        "function '%s' has required sub-group size '%s' that does not match"
            .formatted(function.shownName(), Integer.toUnsignedString(size)),
        "its calling kernel.  Missing [[sycl::reqd_sub_group()]] attribute on",
        "SYCL_EXTERNAL function?");
  }

  private void warnTargets(FunctionFacts function) {
    warn(
        function,
        "function '%s' compiled with a different `-fsycl-fixed-targets` switch"
            .formatted(function.shownName()),
        "than its calling kernel.");
  }

  private void warn(FunctionFacts function, String message, String... more) {
    String where = function.place().map(Object::toString).orElse(input);
    warnings.add(OneLine.of(where + ": warning: " + message) + "\n" + String.join("\n", more));
  }
}
