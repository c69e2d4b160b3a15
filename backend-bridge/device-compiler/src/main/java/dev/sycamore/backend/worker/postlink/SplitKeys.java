package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.postlink.SplitMode;
import dev.sycamore.binding.properties.Dialect;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The keys of entry points: those with the same key are in one image. A key is a list of fields,
 * each followed by a dash; what is in a field is separated by dashes, too.
 */
final class SplitKeys {

  private static final String END = "-";

  private final Dialect dialect;
  private final SplitMode mode;
  private final TargetAspects targets;

  SplitKeys(Dialect dialect, SplitMode mode, TargetAspects targets) {
    this.dialect = dialect;
    this.mode = mode;
    this.targets = targets;
  }

  String key(FunctionFacts function) {
    return switch (mode) {
      case KERNEL -> function.name();
      case SOURCE ->
          function.moduleId()
              + END
              + (dialect == Dialect.DPCPP ? featuresOfDpcpp(function) : features(function));
      // For DPC++ this is no split at all.
      case NONE -> dialect == Dialect.DPCPP ? "" : features(function);
    };
  }

  private String features(FunctionFacts function) {
    if (!function.targets().isEmpty()) {
      return "fixed-"
          + function.targets().stream()
              .map(targets::name)
              .sorted()
              .collect(Collectors.joining(END, "", END));
    }
    return field(function.aspects())
        + field(function.workGroupSize())
        + (function.workGroupSize().isEmpty() ? "" : function.workGroupDimensions())
        + END
        + function.subGroupSize().map(String::valueOf).orElse("")
        + END;
  }

  private static String field(Collection<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(END, "", END));
  }

  /** DPC++ has a dash before each number, too, which decides about the order of images. */
  private static String featuresOfDpcpp(FunctionFacts function) {
    DpcppFacts facts = function.dpcpp();
    return text(facts.virtualSet())
        + text(facts.registerMode())
        + text(facts.registerFileSize())
        + dashed(function.used())
        + dashed(function.workGroupSize())
        + (function.workGroupSize().isEmpty() ? "" : END + function.workGroupDimensions())
        + END
        + dashed(function.subGroupSize().stream().toList())
        + text(facts.optimizationLevel());
  }

  private static String text(Optional<String> attribute) {
    return attribute.orElse("") + END;
  }

  private static String dashed(Collection<Integer> numbers) {
    return numbers.stream().map(number -> END + number).collect(Collectors.joining("", "", END));
  }
}
