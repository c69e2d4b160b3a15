package dev.sycamore.header.model;

import java.util.List;

/**
 * A place that kernels report from, in a C header.
 *
 * @param kind the name of a {@code ReportKind}
 * @param function a string literal, like {@code file} and {@code text}
 * @param operands the names of {@code ElementKind}s
 * @param operandsName the variable with them
 */
public record HeaderSite(
    String kind,
    String function,
    String file,
    int line,
    int column,
    String text,
    List<String> operands,
    String operandsName) {

  public HeaderSite {
    operands = List.copyOf(operands);
  }
}
