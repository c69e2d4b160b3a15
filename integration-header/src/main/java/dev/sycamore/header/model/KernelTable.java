package dev.sycamore.header.model;

import java.util.List;

/**
 * One kernel.
 *
 * @param index in the unit
 * @param name a string literal, like all strings but {@code form}
 * @param form the name of a {@code KernelForm}
 * @param requiredWorkGroupSize empty if any will do
 * @param requiredSubGroupSize 0 if any will do
 * @param aspects names of constants of {@code Aspect}
 * @param fixedTargets string literals; empty for any
 * @param privateBytes 0 without private arrays
 * @param constantArrays indices of those of the class that it reads
 */
public record KernelTable(
    int index,
    String name,
    String entryPoint,
    String form,
    int dimensions,
    String file,
    int line,
    int column,
    int endLine,
    String implementationSignature,
    List<ArgumentRow> arguments,
    List<ParameterRow> parameters,
    List<Integer> requiredWorkGroupSize,
    int requiredSubGroupSize,
    List<String> aspects,
    List<String> fixedTargets,
    long privateBytes,
    List<Integer> constantArrays) {

  public KernelTable {
    arguments = List.copyOf(arguments);
    parameters = List.copyOf(parameters);
    requiredWorkGroupSize = List.copyOf(requiredWorkGroupSize);
    aspects = List.copyOf(aspects);
    fixedTargets = List.copyOf(fixedTargets);
    constantArrays = List.copyOf(constantArrays);
  }
}
