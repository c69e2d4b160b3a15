package dev.sycamore.backend.report;

import dev.sycamore.backend.images.UnitWarnings.KernelWrites;
import dev.sycamore.backend.images.UnitWarnings.UnitWarning;
import java.util.List;

/**
 * One kernel.
 *
 * @param id unique in the report, and the same in each: for links
 * @param place {@code Unit.java:line:column}
 * @param form {@code range}, {@code nd_range} or {@code single_task}
 * @param dimensions 1 to 3
 * @param workGroupSize as {@code 8x4}, the last dimension the fastest; empty if any will do
 * @param subGroupSize 0 if any will do
 * @param fixedTargets empty for any
 * @param privateBytes of private arrays, in one work-item
 * @param source empty if the source was not found
 * @param unchecked the kernel and functions that it reaches whose own code has no checks
 * @param calls the call tree; the kernel is its root
 * @param writes to memory that work-items share, and what is proved of them
 */
public record ReportedKernel(
    String id,
    String name,
    String unit,
    String entryPoint,
    String place,
    String form,
    int dimensions,
    String workGroupSize,
    int subGroupSize,
    List<String> fixedTargets,
    long privateBytes,
    List<SourceLine> source,
    CallNode calls,
    List<AspectUse> aspects,
    List<Argument> arguments,
    List<UncheckedFunction> unchecked,
    List<ReportedImage> images,
    KernelWrites writes,
    List<UnitWarning> warnings) {

  public ReportedKernel {
    fixedTargets = List.copyOf(fixedTargets);
    source = List.copyOf(source);
    aspects = List.copyOf(aspects);
    arguments = List.copyOf(arguments);
    unchecked = List.copyOf(unchecked);
    images = List.copyOf(images);
    warnings = List.copyOf(warnings);
  }

  /** The targets of its images, sorted, each once. */
  public List<String> targets() {
    return images.stream().map(ReportedImage::target).distinct().sorted().toList();
  }

  /** The names of the aspects that it needs. */
  public List<String> aspectNames() {
    return aspects.stream().map(AspectUse::aspect).toList();
  }

  /** The arguments in local memory. */
  public List<Argument> localMemory() {
    return arguments.stream().filter(Argument::isLocal).toList();
  }

  /**
   * A line of the source file.
   *
   * @param number from 1
   * @param ofKernel whether it is a line of the kernel
   */
  public record SourceLine(int number, String text, boolean ofKernel) {}

  /**
   * A function, and what it calls.
   *
   * @param aspects that its own code uses
   * @param library whether it is one of the device library's, behind a method of {@code Math} and
   *     the like
   * @param repeated whether its calls are shown where it comes first in the tree
   * @param external whether its body is in another module
   */
  public record CallNode(
      String function,
      String place,
      List<String> aspects,
      boolean library,
      boolean repeated,
      boolean external,
      List<CallNode> calls) {
    public CallNode {
      aspects = List.copyOf(aspects);
      calls = List.copyOf(calls);
    }
  }

  /**
   * A function without checks of its own.
   *
   * @param why {@code @Unchecked} and where it stands, or the option
   */
  public record UncheckedFunction(String function, String place, String why) {}

  /**
   * An aspect that a kernel needs.
   *
   * @param chain the functions from the kernel to the first one that uses it; empty if that is not
   *     known, as for an aspect that is only declared
   */
  public record AspectUse(String aspect, List<String> chain) {
    public AspectUse {
      chain = List.copyOf(chain);
    }
  }

  /**
   * An argument: what the kernel captures, or what a launch brings.
   *
   * @param type as the source has it
   * @param kind in words
   * @param access {@code read}, {@code write}, {@code read and write}, or {@code none}
   * @param moves which way the elements move: {@code in}, {@code in and out}, or why that is open
   * @param used whether an entry parameter is made of it
   * @param localSize of local memory: how many elements, or that the launch says it; else empty
   */
  public record Argument(
      String name,
      String type,
      String kind,
      String access,
      String moves,
      boolean used,
      String localSize) {

    /** Whether it is local memory. */
    public boolean isLocal() {
      return !localSize.isEmpty();
    }
  }
}
