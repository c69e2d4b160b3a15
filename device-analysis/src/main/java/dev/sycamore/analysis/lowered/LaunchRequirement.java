package dev.sycamore.analysis.lowered;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.program.AspectRequirements;
import dev.sycamore.model.program.KernelAttributes;
import dev.sycamore.model.program.SubGroupSize;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What an annotation says about launches of a kernel, or of the kernels that call a function.
 *
 * @param sizes one for each dimension, the last one the fastest; of sub-groups a single one
 * @param named the size of sub-groups, if it has a name instead
 * @param at the annotation
 */
public record LaunchRequirement(
    Kind kind, List<Integer> sizes, Optional<SubGroupSize.Named> named, SourceSpan at) {

  /** The annotations that there are. */
  public enum Kind {
    WORK_GROUP_SIZE("ReqdWorkGroupSize"),
    WORK_GROUP_SIZE_HINT("WorkGroupSizeHint"),
    SUB_GROUP_SIZE("ReqdSubGroupSize");

    private final String annotation;

    Kind(String annotation) {
      this.annotation = annotation;
    }

    /** Its simple name. */
    public String annotation() {
      return annotation;
    }

    /** Whether a launch that does not keep to it is refused. */
    public boolean isBinding() {
      return this != WORK_GROUP_SIZE_HINT;
    }
  }

  public LaunchRequirement {
    sizes = List.copyOf(sizes);
  }

  /**
   * That of a function of another module.
   *
   * @param at the call: where it is declared is not known
   */
  public static LaunchRequirement of(SubGroupSize size, SourceSpan at) {
    return new LaunchRequirement(
        Kind.SUB_GROUP_SIZE,
        size.match(number -> List.of(number.size()), name -> List.of()),
        size.match(number -> Optional.empty(), Optional::of),
        at);
  }

  /** Whether both say the same. */
  public boolean agreesWith(LaunchRequirement other) {
    return sizes.equals(other.sizes) && named.equals(other.named);
  }

  /** As messages show it. */
  public String display() {
    if (named.isPresent()) {
      return "@" + kind.annotation() + "(named = " + named.get() + ")";
    }
    String values = sizes.stream().map(String::valueOf).collect(Collectors.joining(", "));
    return "@" + kind.annotation() + "(" + (sizes.size() == 1 ? values : "{" + values + "}") + ")";
  }

  /** The first of a kind. */
  public static Optional<LaunchRequirement> find(List<LaunchRequirement> requirements, Kind kind) {
    return requirements.stream().filter(r -> r.kind() == kind).findFirst();
  }

  /** What a kernel with these requirements, which do not contradict each other, requires. */
  public static KernelAttributes attributes(
      List<LaunchRequirement> requirements, AspectRequirements aspects) {
    return new KernelAttributes(
        find(requirements, Kind.WORK_GROUP_SIZE).map(LaunchRequirement::sizes).orElse(List.of()),
        find(requirements, Kind.WORK_GROUP_SIZE_HINT)
            .map(LaunchRequirement::sizes)
            .orElse(List.of()),
        List.of(),
        subGroupSize(requirements),
        aspects,
        0);
  }

  /** The required size of sub-groups. */
  public static Optional<SubGroupSize> subGroupSize(List<LaunchRequirement> requirements) {
    return find(requirements, Kind.SUB_GROUP_SIZE)
        .map(
            requirement ->
                requirement
                    .named()
                    .map(SubGroupSize.class::cast)
                    .orElseGet(() -> new SubGroupSize.Numeric(requirement.sizes().get(0))));
  }
}
