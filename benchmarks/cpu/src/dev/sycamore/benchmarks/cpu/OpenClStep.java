package dev.sycamore.benchmarks.cpu;

import java.util.List;

/**
 * One kernel that is enqueued.
 *
 * @param kernel the function in the program
 * @param global the range, the fastest dimension first as OpenCL has it
 * @param local the work-group, or empty where the driver chooses
 * @param arguments arrays of the benchmark, {@code Integer}, {@code Float}, {@code Double}
 */
public record OpenClStep(
    String kernel, List<Integer> global, List<Integer> local, List<Object> arguments) {

  /** A step over a range. */
  public static OpenClStep over(String kernel, List<Integer> global, Object... arguments) {
    return new OpenClStep(kernel, global, List.of(), List.of(arguments));
  }

  /** A step in work-groups. */
  public static OpenClStep inGroups(
      String kernel, List<Integer> global, List<Integer> local, Object... arguments) {
    return new OpenClStep(kernel, global, local, List.of(arguments));
  }
}
