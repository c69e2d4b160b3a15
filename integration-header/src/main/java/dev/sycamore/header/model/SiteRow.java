package dev.sycamore.header.model;

import java.util.List;

/**
 * One place that kernels report from.
 *
 * @param kind the name of a {@code ReportKind}
 * @param function a string literal
 * @param file a string literal
 * @param text a string literal
 * @param operands the names of {@code ElementKind}s
 */
public record SiteRow(
    String kind,
    String function,
    String file,
    int line,
    int column,
    String text,
    List<String> operands) {

  public SiteRow {
    operands = List.copyOf(operands);
  }
}
