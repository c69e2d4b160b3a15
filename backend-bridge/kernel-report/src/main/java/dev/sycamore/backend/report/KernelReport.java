package dev.sycamore.backend.report;

import java.util.List;

/**
 * What is known of the kernels of a class output.
 *
 * @param kernels by unit, then in source order
 * @param targets all that images were made for, sorted
 * @param aspects all that kernels use, sorted
 * @param problems lines for users: what could not be read, and images that are not as their
 *     descriptors say
 */
public record KernelReport(
    List<ReportedKernel> kernels,
    List<String> targets,
    List<String> aspects,
    List<String> problems) {

  /** The version of the JSON form. */
  public static final int VERSION = 1;

  public KernelReport {
    kernels = List.copyOf(kernels);
    targets = List.copyOf(targets);
    aspects = List.copyOf(aspects);
    problems = List.copyOf(problems);
  }

  /** How many warnings the compilation had about the files of the kernels. */
  public long warningCount() {
    return kernels.stream().mapToLong(kernel -> kernel.warnings().size()).sum();
  }
}
