package dev.sycamore.header.model;

import java.util.List;

/**
 * One kernel in a C header.
 *
 * @param entryPoint a C identifier
 * @param name a string literal
 * @param form the name of a {@code KernelForm}
 * @param file a string literal
 * @param place in the source, for a comment
 * @param parameters those that are used
 * @param requiredWorkGroupSize three sizes, the fastest dimension first; zeros if any will do
 * @param requiredSubGroupSize 0 if any will do
 * @param aspects names of constants of {@code Aspect}
 * @param fixedTargets string literals; empty for any
 * @param privateBytes 0 without private arrays
 */
public record HeaderKernel(
    String entryPoint,
    String name,
    String form,
    int dimensions,
    String file,
    int line,
    int column,
    String place,
    List<HeaderArgument> arguments,
    List<HeaderParameter> parameters,
    List<Integer> requiredWorkGroupSize,
    int requiredSubGroupSize,
    List<String> aspects,
    List<String> fixedTargets,
    long privateBytes) {

  public HeaderKernel {
    arguments = List.copyOf(arguments);
    parameters = List.copyOf(parameters);
    requiredWorkGroupSize = List.copyOf(requiredWorkGroupSize);
    aspects = List.copyOf(aspects);
    fixedTargets = List.copyOf(fixedTargets);
  }
}
