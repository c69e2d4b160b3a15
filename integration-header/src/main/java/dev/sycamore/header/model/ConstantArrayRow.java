package dev.sycamore.header.model;

import java.util.List;

/**
 * A static array that kernels read as constants.
 *
 * @param index in the class
 * @param holder a string literal, like {@code field} and {@code name}
 * @param element the name of an {@code ElementKind}
 * @param sizes of each dimension
 * @param content string literals with hexadecimal digits; none for zeros
 */
public record ConstantArrayRow(
    int index,
    String holder,
    String field,
    String name,
    String element,
    List<Integer> sizes,
    List<String> content) {

  public ConstantArrayRow {
    sizes = List.copyOf(sizes);
    content = List.copyOf(content);
  }
}
