package dev.sycamore.outliner.program;

import dev.sycamore.diagnostics.SourceSpan;
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
public record LaunchDemand(
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
    boolean isRequirement() {
      return this != WORK_GROUP_SIZE_HINT;
    }
  }

  public LaunchDemand {
    sizes = List.copyOf(sizes);
  }

  /** Whether both say the same. */
  boolean agreesWith(LaunchDemand other) {
    return sizes.equals(other.sizes) && named.equals(other.named);
  }

  /** As messages show it. */
  String display() {
    if (named.isPresent()) {
      return "@" + kind.annotation() + "(named = " + named.get() + ")";
    }
    String values = sizes.stream().map(String::valueOf).collect(Collectors.joining(", "));
    return "@" + kind.annotation() + "(" + (sizes.size() == 1 ? values : "{" + values + "}") + ")";
  }
}
