package dev.sycamore.header.model;

import dev.sycamore.binding.ElementKind;
import java.util.List;

/**
 * A static array that kernels read as constants.
 *
 * @param holder the binary name of the class that declares it
 * @param name for messages
 * @param sizes of each dimension
 * @param content hexadecimal digits, in pieces that a string constant can hold; none for zeros
 */
public record ConstantArrayRow(
    String holder,
    String field,
    String name,
    ElementKind element,
    List<Integer> sizes,
    List<String> content) {

  public ConstantArrayRow {
    sizes = List.copyOf(sizes);
    content = List.copyOf(content);
  }
}
