package dev.sycamore.binding.targets;

import dev.sycamore.binding.images.ImageKind;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the processor of this machine could run faster if it were compiled for it. */
public final class CpuLevelAdvice {

  private static final String CPU = "x86_64";

  /** The code of both is the same. */
  private static final List<String> LOWEST = List.of(CPU, "x86_64_v2");

  private CpuLevelAdvice() {}

  /**
   * A line of advice on kernels, if one of them has images for levels of x86-64, and none for the
   * best level of this processor.
   *
   * @param kernels the targets of each kernel's images
   */
  public static Optional<String> of(Collection<? extends Collection<String>> kernels) {
    return of(kernels, CpuLevels.ofThisMachine());
  }

  static Optional<String> of(
      Collection<? extends Collection<String>> kernels, List<String> levels) {
    String best = levels.get(levels.size() - 1);
    return kernels.stream()
        .flatMap(targets -> runs(targets, levels).stream())
        .filter(runs -> !isAsGood(runs, best))
        .min(String::compareTo)
        .map(
            runs ->
                "compiled for %s; this CPU would run %s: add -Asycamore.targets=%s"
                    .formatted(runs, best, String.join(",", withBest(kernels, best))));
  }

  /** The best level that a kernel has an image for, among those of the processor. */
  private static Optional<String> runs(Collection<String> targets, List<String> levels) {
    return levels.stream().filter(targets::contains).reduce((lower, higher) -> higher);
  }

  private static boolean isAsGood(String level, String best) {
    return level.equals(best) || LOWEST.contains(best);
  }

  /** What all of them were compiled for, as far as an option names it, and one more level. */
  private static List<String> withBest(
      Collection<? extends Collection<String>> kernels, String best) {
    List<String> targets =
        Stream.concat(kernels.stream().flatMap(Collection::stream), Stream.of(best))
            .filter(CpuLevelAdvice::isOption)
            .distinct()
            .sorted()
            .toList();
    // The usual order: the CPU first.
    return Stream.concat(
            targets.stream().filter(target -> target.startsWith(CPU)),
            targets.stream().filter(target -> !target.startsWith(CPU)))
        .toList();
  }

  /** OpenCL C is always written, and IR comes with code for GPUs. */
  private static boolean isOption(String target) {
    return !target.equals(ImageKind.OPENCL_TARGET) && !target.startsWith("llvm_");
  }
}
